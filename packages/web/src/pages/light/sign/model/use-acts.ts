import type { Form } from '@countersign/contract';
import { CONSENT_VERSION } from '@countersign/contract/consent';
import { useRef } from 'react';
import { CallError, api, call, queryClient } from '../../../../api/client.ts';
import { sessionQuery } from '../../../../api/session.ts';
import { language } from '../../../../text/text.ts';
import { type Attempt, attemptOf } from './attempt.ts';
import { type FieldValues, modeOf, wireForms } from './fields.ts';
import { type Signing, seenDigests } from './queries.ts';
import type { Reading } from './use-reading.ts';
import type { Acted } from './stage.ts';

/** The proof of the person's identity: at authLevel HIGH both (Rulings §6.9). */
export interface Proofs {
  readonly signPassword?: string;
  readonly opcode?: string;
}
interface ActsInput {
  signing: Signing;
  reading: Reading;
  fields: readonly Form[];
  values: FieldValues;
  forget: () => void;
  onActed: (acted: Acted) => void;
  /** Loads the documents again; the filled-in values stay. */
  onChanged: () => Promise<void>;
}
/** The session ended on the open page: the page asks for the identity again, and the filled-in values are kept. */
export function noticeEnd(error: unknown): void {
  if (error instanceof CallError && error.status === 401) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}
const isOf = (error: unknown, name: string): boolean => error instanceof CallError && error.error === name;

/** Signs; throws the server's refusal, also if the documents had changed and were loaded again. */
export function useActs({ signing, reading, fields, values, forget, onActed, onChanged }: ActsInput) {
  const params = { envelopeWsid: signing.envelope.envelopeWsid, participantWsid: signing.participant.participantWsid };
  const attempt = useRef<Attempt<Body> | null>(null);
  const bodyOf = (proofs: Proofs) => ({
    documents: seenDigests(signing),
    forms: wireForms(fields, values),
    ...proofs,
    views: reading.reported(),
    consent: {
      mode: modeOf(signing.envelope, fields, values, signing.forms.length === 0),
      version: CONSENT_VERSION,
      language: language(),
    },
  });
  type Body = ReturnType<typeof bodyOf>;
  const finish = (envelope: Acted['envelope']): void => {
    forget();
    onActed({
      kind: modeOf(envelope, fields, values, signing.forms.length === 0) === 'fill' ? 'filled' : 'signed',
      envelope,
    });
  };
  const sign = async (proofs: Proofs): Promise<void> => {
    attempt.current = attemptOf(bodyOf(proofs), attempt.current);
    const { body, key: idempotencyKey } = attempt.current;
    try {
      finish((await call(api.sign, { params, body, idempotencyKey })).envelope);
    } catch (error) {
      attempt.current = error instanceof CallError ? null : attempt.current;
      noticeEnd(error);
      if (isOf(error, 'ERROR_DOCUMENT_NOT_SHOWN')) reading.again();
      if (isOf(error, 'ERROR_DOCUMENT_CHANGED')) await onChanged();
      throw error;
    }
  };
  return { sign, bodyOf, finish };
}
