import { type Counted, Refused, type StepKind, type StepResult, outageOf } from '../../platform/index.ts';
import type { Counter } from 'prom-client';
import type { Meters } from './meters.ts';

/** How a step that threw ended: an outage, or a fault of the server, or of what it was given. */
export function resultOfError(error: unknown): StepResult {
  if (outageOf(error) !== null) return 'error';
  if (error instanceof Refused) return 'refused';
  const { kind, name } = (error ?? {}) as { readonly kind?: unknown; readonly name?: unknown };
  return typeof kind === 'string' || name === 'CarrierRefusal' ? 'refused' : 'error';
}

/** Adds a step that ended to the metrics. */
export type Measure = (kind: StepKind, name: string, result: StepResult, seconds: number) => void;

/**
 * Counts a step. Its errors are shown as 0 before the first one: rate() sees no increase in a series that begins with 1, and an
 * alert would miss a first failure.
 */
function count<T extends string>(counter: Counter<T>, labels: Partial<Record<T, string>>, result: StepResult): void {
  if (result !== 'error') counter.inc({ ...labels, result: 'error' }, 0);
  counter.inc({ ...labels, result });
}

export function measureInto(meters: Meters): Measure {
  const measures: Readonly<Record<StepKind, (name: string, result: StepResult, seconds: number) => void>> = {
    transaction: (_name, result, seconds) => {
      meters.transactions.inc({ result: result === 'ok' ? 'committed' : 'rolled_back' });
      meters.transactionSeconds.observe(seconds);
    },
    task: (name, result, seconds) => {
      const [pool = '', task = ''] = name.split('.');
      count(meters.tasks, { pool, task }, result);
      meters.taskSeconds.observe({ pool, task }, seconds);
    },
    signer: (request, result, seconds) => {
      count(meters.signerRequests, { request }, result);
      meters.signerSeconds.observe({ request }, seconds);
    },
    job: (kind, result, seconds) => {
      count(meters.jobRuns, { kind }, result);
      meters.jobSeconds.observe({ kind }, seconds);
    },
    delivery: (channel, result, seconds) => {
      count(meters.deliveries, { channel }, result);
      meters.deliverySeconds.observe({ channel }, seconds);
    },
    blob: (operation, result, seconds) => {
      count(meters.blobOperations, { operation }, result);
      meters.blobSeconds.observe({ operation }, seconds);
    },
  };
  return (kind, name, result, seconds) => measures[kind](name, result, seconds);
}

export function countInto(meters: Meters): (what: Counted, label: string, by: number) => void {
  const counts: Readonly<Record<Counted, (label: string, by: number) => void>> = {
    stamps: (purpose, by) => meters.stamps.inc({ purpose }, by),
    blobBytes: (direction, by) => meters.blobBytes.inc({ direction }, by),
    signerEnds: (_label, by) => meters.signerEnds.inc(by),
  };
  return (what, label, by) => counts[what](label, by);
}
