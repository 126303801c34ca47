import { CONSENT_VERSION, type ShownConsent } from '@countersign/contract/consent';
import { useRef, useState } from 'react';
import { CallError, NetworkError, api, call, messageOf } from '../../../../api/client.ts';
import { language } from '../../../../text/text.ts';
import { hashPassword } from '../../../../api/password.ts';
import { type Attempt, attemptOf } from '../model/attempt.ts';
import { orderFields, wireForms } from '../model/fields.ts';
import { type Signing, seenDigests } from '../model/queries.ts';
import { noticeEnd } from '../model/use-acts.ts';
import type { ReportedView } from '../model/view-documents.ts';
import { type Adopted, type Result, valuesFor } from './model.ts';

/** Refusals of the proof, which do not concern a single envelope: the round stops, and the person tries again. */
const OF_PROOF = new Set(['ERROR_SIGN_PASSWORD_WRONG', 'ERROR_SIGN_PASSWORD_NONE', 'ERROR_AUTH_REQUIRED']);
const TEMPORARY = new Set([
  'ERROR_DOCUMENT_NOT_SHOWN',
  'ERROR_BUSY',
  'ERROR_TOO_MANY_REQUESTS',
  'ERROR_SIGNING_IN_PROGRESS',
]);

function refusalOf(error: unknown): Result {
  if (error instanceof CallError && error.error === 'ERROR_DOCUMENT_CHANGED') return { state: 'changed' };
  const again =
    error instanceof NetworkError ||
    (error instanceof CallError && (error.status >= 500 || TEMPORARY.has(error.error)));
  return { state: 'refused', message: messageOf(error), again };
}

/** The values of one confirmation for all of them. */
interface Confirmed {
  readonly signPassword: string;
  readonly consent: ShownConsent;
}
interface Batch {
  readonly signings: readonly Signing[];
  readonly adopted: Adopted;
  /** Which pages of the documents of one of them have been shown. */
  readonly reported: (signing: Signing) => ReportedView[];
}

/** The call that signs one of them, filled in and as it was shown. */
const bodyOf = (signing: Signing, { adopted, reported }: Batch, confirmed: Confirmed) => {
  const fields = orderFields(signing.forms, signing.documents);
  const forms = wireForms(fields, valuesFor(fields, adopted, new Date()));
  return { documents: seenDigests(signing), forms, views: reported(signing), ...confirmed };
};
type Body = ReturnType<typeof bodyOf>;

/** Signs one after the other, each with the digests that were shown (security 54); a refusal does not hold up the rest. */
export function useBatchSigning() {
  const [results, setResults] = useState<ReadonlyMap<string, Result> | null>(null);
  const attempts = useRef(new Map<string, Attempt<Body>>());

  const signOne = async (signing: Signing, batch: Batch, confirmed: Confirmed): Promise<void> => {
    const { envelopeWsid } = signing.envelope;
    const attempt = attemptOf(bodyOf(signing, batch, confirmed), attempts.current.get(envelopeWsid) ?? null);
    attempts.current.set(envelopeWsid, attempt);
    const { participantWsid } = signing.participant;
    const { body, key: idempotencyKey } = attempt;
    await call(api.sign, { params: { envelopeWsid, participantWsid }, body, idempotencyKey });
  };

  /** Throws a refusal of the sign password; then nothing more is tried and nothing was signed. */
  const run = async (batch: Batch, password: string): Promise<void> => {
    const { signings } = batch;
    const consent = { mode: 'batch', version: CONSENT_VERSION, language: language(), count: signings.length } as const;
    const confirmed = { signPassword: await hashPassword('sign', password), consent };
    const now = new Map<string, Result>(signings.map(({ envelope }) => [envelope.envelopeWsid, { state: 'waiting' }]));
    // The results replace the list once the sign password has been accepted.
    const isProven = (): boolean => [...now.values()].some(({ state }) => state === 'signed');
    const tell = (envelopeWsid: string, result: Result): void => {
      now.set(envelopeWsid, result);
      if (isProven()) setResults(new Map(now));
    };
    for (const signing of signings) {
      const { envelopeWsid } = signing.envelope;
      tell(envelopeWsid, { state: 'signing' });
      try {
        await signOne(signing, batch, confirmed);
        tell(envelopeWsid, { state: 'signed' });
      } catch (error) {
        noticeEnd(error);
        if (error instanceof CallError) attempts.current.delete(envelopeWsid);
        if (error instanceof CallError && OF_PROOF.has(error.error) && !isProven()) throw error;
        tell(envelopeWsid, refusalOf(error));
        // The session has ended: each of the remaining calls would get the same refusal.
        if (error instanceof CallError && error.status === 401) {
          for (const [waiting, { state }] of now) if (state === 'waiting') now.set(waiting, refusalOf(error));
          break;
        }
      }
    }
    setResults(new Map(now));
  };
  return { results, run, forget: () => setResults(null) };
}
