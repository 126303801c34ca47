import type { Form } from '@countersign/contract';
import { useRef } from 'react';
import { CallError, api, call, queryClient } from '../../../../api/client.ts';
import { randomId } from '../../../../api/device.ts';
import { sessionQuery } from '../../../../api/session.ts';
import { type FieldValues, modeOf, wireForms } from './fields.ts';
import { type Signing, seenDigests } from './queries.ts';
import type { Acted } from './stage.ts';

/** What proves that it is the person: at authLevel HIGH both (Rulings §6.9). */
export interface Proofs {
  readonly signPassword?: string;
  readonly opcode?: string;
}
interface ActsInput {
  signing: Signing;
  fields: readonly Form[];
  values: FieldValues;
  forget: () => void;
  onActed: (acted: Acted) => void;
  /** Loads the documents again; what was filled in stays. */
  onChanged: () => Promise<void>;
}
/** A session that ended while one was reading: the page asks who it is once more, and what was filled in is kept. */
export function noticeEnd(error: unknown): void {
  if (error instanceof CallError && error.status === 401) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}
const isOf = (error: unknown, name: string): boolean => error instanceof CallError && error.error === name;

/** Signing; throws what the server refused, also where the documents had changed and were loaded again. */
export function useActs({ signing, fields, values, forget, onActed, onChanged }: ActsInput) {
  const params = { envelopeWsid: signing.envelope.envelopeWsid, participantWsid: signing.participant.participantWsid };
  // One key an attempt: a try that lost its answer is repeated with it and answered the same (conventions "Idempotency").
  const attempt = useRef<{ body: string; key: string } | null>(null);

  const keyFor = (body: unknown): string => {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: randomId() };
    return attempt.current.key;
  };
  const bodyOf = (proofs: Proofs) => ({ documents: seenDigests(signing), forms: wireForms(fields, values), ...proofs });
  const finish = (envelope: Acted['envelope']): void => {
    forget();
    onActed({ kind: modeOf(envelope, fields, values) === 'fill' ? 'filled' : 'signed', envelope });
  };
  const sign = async (proofs: Proofs): Promise<void> => {
    const body = bodyOf(proofs);
    try {
      finish((await call(api.sign, { params, body, idempotencyKey: keyFor(body) })).envelope);
    } catch (error) {
      attempt.current = error instanceof CallError ? null : attempt.current;
      noticeEnd(error);
      if (isOf(error, 'ERROR_DOCUMENT_CHANGED')) await onChanged();
      throw error;
    }
  };
  return { sign, bodyOf, finish };
}
