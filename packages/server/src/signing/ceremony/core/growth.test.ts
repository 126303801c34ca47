import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api } from '@countersign/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIGN, type SigningWorld, TEXT, at, contract, openSigningWorld, signBody } from '../testing/signing-world.ts';

let here: SigningWorld;
beforeAll(async () => {
  here = await openSigningWorld();
}, 120_000);
afterAll(() => here.close());

/** The statements of the act of the only signer and of what follows from it, without the search for due jobs. */
async function statementsOf(documents: number, texts: number): Promise<number> {
  const { world, li, start } = here;
  const pdfs = Array.from({ length: documents }, (_, n) => contract(`Contract ${n}`));
  const ofDocuments = pdfs.map((_, document) => ({ ...SIGN, document }));
  const ofTexts = Array.from({ length: texts }, (_, n) => ({ ...TEXT, box: [80, 440 - 30 * n, 200, 24] as const }));
  const started = await start([{ person: li, sequence: 1, forms: [...ofDocuments, ...ofTexts] }], pdfs);
  const body = await signBody(li, started, 0);
  await world.app.jobs.drain();
  let count = 0;
  const onStatement = (message: unknown): void => {
    if (typeof message === 'string' && !message.trimStart().startsWith('with due')) count += 1;
  };
  subscribe('countersign:statement', onStatement);
  try {
    await li.call(api.sign, { params: at(started, 0), body });
    await world.app.jobs.drain();
  } finally {
    unsubscribe('countersign:statement', onStatement);
  }
  return count;
}

it('asks the database as often for many documents and fields as for few', async () => {
  // The first signature reads what is kept in memory afterwards.
  await statementsOf(1, 1);
  const few = await statementsOf(1, 1);
  const more = await statementsOf(12, 12);
  // Less than one for each document more: the time of the time-stamps is recorded once in each second.
  expect(more - few).toBeLessThan(11);
}, 60_000);
