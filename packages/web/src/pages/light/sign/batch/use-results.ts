import { useEffect, useRef, useState } from 'react';
import type { Result } from './model.ts';
import { useBatchText } from './text.ts';
import type { Batch } from './use-batch.ts';

export interface BatchResultsProps {
  rows: Batch['rows'];
  results: ReadonlyMap<string, Result>;
  isUnderWay: boolean;
  /** Loads these again, to be viewed again. */
  onAgain: (envelopeWsids: readonly string[]) => Promise<void>;
}

/** The results in one title, and what can be signed again. */
export function useResults({ results, isUnderWay }: Pick<BatchResultsProps, 'results' | 'isUnderWay'>) {
  const text = useBatchText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const states = [...results.values()];
  const signed = states.filter(({ state }) => state === 'signed').length;
  const over = states.filter(({ state }) => state !== 'waiting' && state !== 'signing').length;
  const left = results.size - signed;
  useEffect(() => heading.current?.focus(), [isUnderWay]);
  const again = [...results].filter(([, one]) => one.state === 'changed' || (one.state === 'refused' && one.again));
  const title = isUnderWay
    ? text.working(Math.min(over + 1, results.size), results.size)
    : signed === 0
      ? text.doneNone
      : left === 0
        ? text.doneAll(signed)
        : text.doneSome(signed, left);
  return { heading, isAsking, setAsking, signed, over, again, title };
}
