// The port by which the server is measured and traced.
export {
  type Counted,
  type Observer,
  type Ran,
  type StepKind,
  type StepResult,
  type TraceParent,
  UNOBSERVED,
  preciseNow,
} from './observer.ts';
export { logTraces, traceFields } from './trace-fields.ts';
