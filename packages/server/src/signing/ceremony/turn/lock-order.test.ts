import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { customPdf } from '@countersign/pdf/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placedEnvelope, signPlaced } from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld } from '../testing/signing-world.ts';

let open: SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
});
afterAll(() => open.close());

const LOCK = /^select .* from "?envelope"? where ("envelope"\.)?"?id"? = \$1 for update$/;
const STATEMENTS = 'countersign:statement';

it('The lock of the envelope is sent before everything that is read under it', async () => {
  const { world, sender, li } = open;
  const position = { ulx: 60, uly: 200, lrx: 160, lry: 150 };
  const forms = [{ formType: 'WRITE_SIGN' as const, page: 1, position }];
  const placed = await placedEnvelope({
    sender,
    pdf: customPdf({ pages: [{}] }),
    signers: [{ person: li, sequence: 1, forms }],
  });
  const transactions: string[][] = [];
  const note = (text: unknown): void => {
    if (text === 'begin') transactions.push([]);
    else transactions.at(-1)?.push(String(text));
  };
  subscribe(STATEMENTS, note);
  await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
  await world.app.jobs.drain();
  unsubscribe(STATEMENTS, note);
  const locking = transactions.filter((texts) => texts.some((text) => LOCK.test(text)));
  // The decision, the certificate, the commit of the act with its signature, and the completion.
  expect(locking.length).toBeGreaterThanOrEqual(4);
  expect(locking.map(([first = '']) => LOCK.test(first))).toEqual(locking.map(() => true));
});
