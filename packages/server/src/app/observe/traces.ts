import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, SpanKind, SpanStatusCode, TraceFlags, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { Answered, Ran, StepKind, TraceParent } from '../../platform/index.ts';

/** The steps of one request or job, from every thread and process that takes part, as OpenTelemetry exports them. */
export interface Traces {
  /** Runs `work` as a span of the current trace; a job begins a trace of its own. Without a trace there is no span. */
  step<T>(kind: StepKind, name: string, work: () => Promise<T>): Promise<T>;
  /** Begins the trace of a request, of which `work` is a part. */
  begin(name: string, attributes: Readonly<Record<string, string>>, work: () => void): Begun;
  /** A statement of the current trace. */
  answered(statement: Answered): void;
  ran(parent: TraceParent | null, name: string, times: Ran): void;
  traceParent(): TraceParent | null;
  within<T>(parent: TraceParent | null, work: () => T): T;
  /** The fields of a log line that name the current trace. */
  fields(): object;
  close(): Promise<void>;
}

export interface Begun {
  readonly fields: object;
  end(name: string, attributes: Readonly<Record<string, string | number>>, isError: boolean): void;
}

const KINDS: Readonly<Record<StepKind, SpanKind>> = {
  transaction: SpanKind.INTERNAL,
  task: SpanKind.INTERNAL,
  signer: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  delivery: SpanKind.CLIENT,
  blob: SpanKind.INTERNAL,
};

const CLOSE_MS = 5000;

/** Starts to send traces to `url`; what else OpenTelemetry reads of the environment is documented there. */
export function openTraces(url: string, log: Pick<Logger, 'info' | 'warn'>): Traces {
  const named = resourceFromAttributes({ 'service.name': 'countersign' });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(noting(new OTLPTraceExporter({ url }), log))],
  });
  return tracesBy(provider);
}

/** Logs one line when spans can no longer be sent and one when they can again. */
function noting(exporter: SpanExporter, log: Pick<Logger, 'info' | 'warn'>): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isLost) log.warn({ err: result.error }, 'traces cannot be sent');
        if (!failed && isLost) log.info({}, 'traces can be sent again');
        isLost = failed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function tracesBy(provider: BasicTracerProvider): Traces {
  const tracer = provider.getTracer('countersign');
  const current = new AsyncLocalStorage<Span | null>();
  const parentOf = (span: Span | null | undefined) => (span == null ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span));
  const past = (parent: Span, name: string, [from, to]: Ran, attributes = {}): Span => {
    const span = tracer.startSpan(name, { startTime: from, attributes }, parentOf(parent));
    span.end(Math.max(from, to));
    return span;
  };
  return {
    async step(kind, name, work) {
      const parent = kind === 'job' ? null : current.getStore();
      if (parent === undefined || (parent === null && kind !== 'job')) return work();
      const title = kind === name ? name : `${kind} ${name}`;
      const span = tracer.startSpan(title, { kind: KINDS[kind] }, parentOf(parent));
      try {
        return await current.run(span, work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    begin(name, attributes, work) {
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      current.run(span, work);
      return {
        fields: fieldsOf(span),
        end(route, more, isError) {
          span.updateName(route).setAttributes(more);
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    answered({ text, from, to, ok }) {
      const parent = current.getStore();
      if (parent == null) return;
      const origin = performance.timeOrigin;
      const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      const about = { 'db.system.name': 'postgresql', 'db.query.text': text, ...(ok ? {} : { 'error.type': 'sql' }) };
      past(parent, `sql ${verb}`, [origin + from, origin + to], about);
    },
    ran(header, name, times) {
      const parent = header === null ? current.getStore() : spanOf(header);
      if (parent != null) past(parent, `run ${name}`, times);
    },
    traceParent() {
      const span = current.getStore();
      return span == null ? null : headerOf(span);
    },
    within: (header, work) => current.run(header === null ? null : spanOf(header), work),
    fields: () => fieldsOf(current.getStore()),
    async close() {
      // A collector that is gone must not hold up the stop.
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** The kind of an error and never its message, which may contain what a caller sent. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

const fieldsOf = (span: Span | null | undefined): object =>
  span == null ? {} : { traceId: span.spanContext().traceId, spanId: span.spanContext().spanId };

/** W3C Trace Context §3.2. */
function headerOf(span: Span): TraceParent {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}

function spanOf(header: TraceParent): Span {
  const [, traceId = '', spanId = '', flags = ''] = header.split('-');
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: Number(flags), isRemote: true });
}
