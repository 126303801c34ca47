import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Logger } from 'pino';
import {
  type Answered,
  type Config,
  type Observer,
  type StepResult,
  UNOBSERVED,
  answerChannel,
  logTraces,
} from '../../platform/index.ts';
import { countInto, measureInto, resultOfError } from './measure.ts';
import { type Meters, createMeters } from './meters.ts';
import type { Traces } from './traces.ts';

/** What watches this server; metrics and traces are null where the settings do not ask for them. */
export interface Observing {
  readonly observer: Observer;
  readonly meters: Meters | null;
  readonly traces: Traces | null;
  close(): Promise<void>;
}

/** The libraries of metrics and of traces are loaded only where the settings ask for them. */
export async function startObserving(
  { metrics, tracesUrl }: Pick<Config, 'metrics' | 'tracesUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<Observing> {
  if (metrics === null && tracesUrl === null)
    return { observer: UNOBSERVED, meters: null, traces: null, close: async () => {} };
  const meters = metrics === null ? null : createMeters((await import('prom-client')).default);
  const traces = tracesUrl === null ? null : (await import('./traces.ts')).openTraces(tracesUrl, log);
  const onAnswer = (message: unknown): void => {
    const answered = message as Answered;
    meters?.statements.inc({ result: answered.ok ? 'ok' : 'error' });
    meters?.statementSeconds.observe((answered.to - answered.from) / 1000);
    traces?.answered(answered);
  };
  subscribe(answerChannel.name, onAnswer);
  const stopLogging = traces === null ? () => {} : logTraces(() => traces.fields());
  return {
    observer: observerOf(meters, traces),
    meters,
    traces,
    async close() {
      unsubscribe(answerChannel.name, onAnswer);
      stopLogging();
      await traces?.close();
    },
  };
}

function observerOf(meters: Meters | null, traces: Traces | null): Observer {
  const measure = meters === null ? null : measureInto(meters);
  const count = meters === null ? null : countInto(meters);
  const { step: trace } = traces ?? UNOBSERVED;
  return {
    async step(kind, name, work, resultOf) {
      if (measure === null) return trace(kind, name, work);
      const began = performance.now();
      let result: StepResult = 'error';
      try {
        const value = await trace(kind, name, work);
        result = resultOf?.(value) ?? 'ok';
        return value;
      } catch (error) {
        result = resultOfError(error);
        throw error;
      } finally {
        measure(kind, name, result, (performance.now() - began) / 1000);
      }
    },
    count: (what, label, by = 1) => count?.(what, label, by),
    traceParent: () => traces?.traceParent() ?? null,
    within: (parent, work) => (traces === null ? work() : traces.within(parent, work)),
    ran: (parent, name, times) => traces?.ran(parent, name, times),
  };
}
