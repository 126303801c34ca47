import type { Form } from '@countersign/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FieldValue, type FieldValues, type PictureType, firstValue } from './fields.ts';
import { type Kept, createKeeper } from './kept-values.ts';

export interface SigningValues {
  readonly values: FieldValues;
  readonly adopted: Kept['adopted'];
  readonly started: boolean;
  start(): void;
  set(formWsid: string, value: FieldValue): void;
  clear(formWsid: string): void;
  /** Puts a signature or seal into one field, or into every open field of its kind, and keeps it for the next one. */
  adopt(type: PictureType, value: FieldValue, formWsids: readonly string[]): void;
  forget(): void;
}

/** Stored values override the sender's values and today's dates, so that a reload resumes (ux 23). */
function withFirstValues(fields: readonly Form[], kept: FieldValues, now: Date): FieldValues {
  const known = new Set(fields.map(({ formWsid }) => formWsid));
  const resumed = Object.entries(kept).filter(([formWsid]) => known.has(formWsid));
  const first = fields.flatMap((form) => {
    const value = firstValue(form, now);
    return value === null ? [] : [[form.formWsid, value] as const];
  });
  return { ...Object.fromEntries(first), ...Object.fromEntries(resumed) };
}

const sessionStore = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

export function useSigningValues(participantWsid: string, fields: readonly Form[]): SigningValues {
  const keeper = useMemo(() => createKeeper(sessionStore(), participantWsid), [participantWsid]);
  const [kept, setKept] = useState<Kept>(() => {
    const loaded = keeper.load();
    return { ...loaded, values: withFirstValues(fields, loaded.values, new Date()) };
  });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOver) keeper.save(kept);
  }, [keeper, kept, isOver]);

  const start = useCallback(() => setKept((now) => (now.started ? now : { ...now, started: true })), []);
  const set = useCallback(
    (formWsid: string, value: FieldValue) =>
      setKept((now) => ({ ...now, started: true, values: { ...now.values, [formWsid]: value } })),
    [],
  );
  const clear = useCallback(
    (formWsid: string) =>
      setKept((now) => ({
        ...now,
        values: Object.fromEntries(Object.entries(now.values).filter(([key]) => key !== formWsid)),
      })),
    [],
  );
  const adopt = useCallback(
    (type: PictureType, value: FieldValue, formWsids: readonly string[]) =>
      setKept((now) => ({
        started: true,
        values: { ...now.values, ...Object.fromEntries(formWsids.map((formWsid) => [formWsid, value])) },
        adopted: { ...now.adopted, [type]: value },
      })),
    [],
  );
  const forget = useCallback(() => {
    setOver(true);
    keeper.forget();
  }, [keeper]);
  return { values: kept.values, adopted: kept.adopted, started: kept.started, start, set, clear, adopt, forget };
}
