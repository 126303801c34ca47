import { api } from '@countersign/contract';
import { type Person, wirePassword } from '@countersign/testkit/client';
import { expect } from '@playwright/test';
import type { Sent } from './envelope.ts';

/** Waits until it is the person's turn and the documents are prepared, and returns what a signing page gets. */
export async function turnOf(person: Person, envelopeWsid: string, participantWsid: string) {
  const params = { envelopeWsid, participantWsid };
  await expect
    .poll(() =>
      person.call(api.getSigning, { params }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  return person.call(api.getSigning, { params });
}

/** Signs over HTTP with the sign password; texts are filled with `text`, dates with `day`. */
export async function signOverHttp(
  person: Person,
  { envelopeWsid, participantWsids }: Sent,
  at: number,
  { writeData, text = '', day = '2026-05-01' }: { writeData: string; text?: string; day?: string },
): Promise<void> {
  const participantWsid = participantWsids[at] ?? '';
  const { documents, forms } = await turnOf(person, envelopeWsid, participantWsid);
  await person.call(api.sign, {
    params: { envelopeWsid, participantWsid },
    body: {
      documents: documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
      forms: forms.map(({ formWsid, formType }) => ({
        formWsid,
        initialValue: formType === 'WRITE_SIGN' ? { writeData } : formType === 'DATE' ? day : text,
      })),
      signPassword: wirePassword('sign', person.signPassword),
    },
  });
}

/** Waits until validation data and the document time-stamp are added. */
export async function finished(sender: Person, { envelopeWsid }: Sent): Promise<void> {
  const status = () =>
    sender.call(api.getEnvelope, { params: { envelopeWsid } }).then(({ envelope }) => envelope.status);
  await expect.poll(status, { timeout: 30_000 }).toBe('ED_SUCCESS');
}
