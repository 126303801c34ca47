/** The kinds of steps that are measured and traced. */
export type StepKind = 'transaction' | 'task' | 'signer' | 'job' | 'delivery' | 'blob';
/** How a step ended: `refused` where its input was at fault, such as an unreadable file or a blocked number. */
export type StepResult = 'ok' | 'refused' | 'error';
/** What is counted beside the steps. */
export type Counted = 'stamps' | 'blobBytes' | 'signerEnds';

/** The context of a trace, as a header of W3C Trace Context. */
export type TraceParent = string;

/** From and to, in milliseconds since 1970. */
export type Ran = readonly [from: number, to: number];

/**
 * Watches what the server does, for its metrics and traces (docs/operate/observe.md). No name or label may be a value that callers
 * choose, or tell anything about a person.
 */
export interface Observer {
  /** Runs `work` as one step of the current flow of control. `name` is one of a few that the code knows. */
  step<T>(kind: StepKind, name: string, work: () => Promise<T>, resultOf?: (value: T) => StepResult): Promise<T>;
  count(what: Counted, label: string, by?: number): void;
  /** The trace that the current flow of control belongs to; null where there is none. */
  traceParent(): TraceParent | null;
  /** Runs `work` as part of the trace that a message from another process belongs to; null: of none. */
  within<T>(parent: TraceParent | null, work: () => T): T;
  /** A part of a step that ran in another thread or process; null: of the current step. */
  ran(parent: TraceParent | null, name: string, times: Ran): void;
}

/** Watches nothing. */
export const UNOBSERVED: Observer = {
  step: (_kind, _name, work) => work(),
  count: () => {},
  traceParent: () => null,
  within: (_parent, work) => work(),
  ran: () => {},
};

/** The present in milliseconds since 1970, with parts of one, and not moved by a change of the clock while the process runs. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();
