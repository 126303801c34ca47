import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api } from '@countersign/contract';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDraft, startDraft } from '../../../contracts/envelopes/core/testing/draft.ts';
import { at, sign, signBody } from '../testing/signing-world.ts';

/**
 * What one contract may cost the database from its draft to its download, jobs included: two participants in sequence, four
 * fields, one signature by password and one by a code (docs/decisions/0008). Lower these figures whenever they can be lowered.
 */
const CEILINGS = { statements: 180, transactions: 36, trips: 146, jobs: 8 };

const VALUES = { DATE: '2026-05-01' };

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 120_000);
afterAll(() => world.close());

const counts = { statements: 0, transactions: 0, trips: 0, jobs: 0 };
/** The search for due jobs, a statement of its own in each second: how often it runs depends on the machine. */
const isClaim = (message: unknown): boolean =>
  typeof message === 'string' && message.trimStart().startsWith('with due');
const onStatement = (message: unknown): void => {
  if (isClaim(message)) counts.trips -= 1;
  else if (message === 'begin') counts.transactions += 1;
  else if (message !== 'commit' && message !== 'rollback') counts.statements += 1;
  // As `enqueue` writes it, also as a part of a statement.
  counts.jobs += String(message).split('insert into "job" ').length - 1;
};
const onTrip = (): void => void (counts.trips += 1);

/** Counts what `work` and the jobs that follow from it cost; jobs that were due before are not counted. */
async function counted<T>(work: () => Promise<T>): Promise<T> {
  await world.app.jobs.drain();
  subscribe('countersign:statement', onStatement);
  subscribe('countersign:trip', onTrip);
  try {
    const result = await work();
    await world.app.jobs.drain();
    return result;
  } finally {
    unsubscribe('countersign:statement', onStatement);
    unsubscribe('countersign:trip', onTrip);
  }
}

it('asks the database no more often than the ceilings allow, from the draft to the download', async () => {
  const [sender, signer] = await world.people('wang', 'li');
  const guest = world.stranger({ name: '韩梅梅', contact: '13900000077' });
  const started = await counted(async () => {
    const parts = [
      { person: signer, sequence: 1 },
      { person: guest, sequence: 2 },
    ];
    const draft = await makeDraft(sender, parts);
    const { envelopeWsid, fileWsid, params } = draft;
    const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
    const forms = participantWsids.map((participantWsid, n) => ({
      fileWsid,
      participantWsid,
      formType: 'DATE' as const,
      page: 1,
      position: { ulx: 260, uly: 200 + 40 * n, lrx: 343, lry: 167 + 40 * n },
    }));
    await sender.call(api.addForms, { params, body: { forms } });
    await startDraft(sender, draft);
    return { envelopeId: '', envelopeWsid, fileWsids: [fileWsid], participantWsids };
  });
  await counted(() => sign(signer, started, 0, VALUES));
  await counted(() => guest.openLink(started.participantWsids[1] ?? ''));
  world.clock.advance({ minutes: 2 });
  await counted(async () => {
    const { documents, forms } = await signBody(guest, started, 1, VALUES);
    const opcode = await guest.opcode('SIGN', { destinationWsid: started.participantWsids[1] ?? '' });
    await guest.call(api.sign, { params: at(started, 1), body: { documents, forms, opcode } });
  });
  await counted(async () => {
    const params = { envelopeWsid: started.envelopeWsid };
    const { envelope } = await sender.call(api.getEnvelope, { params });
    expect(envelope.status).toBe('ED_SUCCESS');
    const { documents } = await sender.call(api.listDocuments, { params });
    for (const { fileHref } of documents) expect((await sender.fetch(fileHref.href)).status).toBe(200);
  });
  for (const [name, most] of Object.entries(CEILINGS))
    expect(counts[name as keyof typeof counts], `${name} of ${JSON.stringify(counts)}`).toBeLessThanOrEqual(most);
});
