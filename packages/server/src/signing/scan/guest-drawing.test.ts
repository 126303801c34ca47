import { api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld, drawing } from '@countersign/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startedEnvelope } from '../ceremony/testing/started-envelope.ts';

let world: World;
let wang: Person;
let li: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

/** Shows a QR code, draws on the phone that opens it, and returns the result. */
async function drawnFor(desktop: Person): Promise<string> {
  const { scan } = await desktop.call(api.createScan, { body: { purpose: 'WRITE' } });
  const { hash } = new URL(scan.href);
  const phone = world.stranger({ name: '手机', contact: '13500009999' });
  const { scanWsid } = scan;
  const before = await kept();
  await phone.call(api.finishScan, {
    params: { scanWsid },
    body: { secret: hash.slice(1), writeData: drawing() },
  });
  return (await kept()).find((writeWsid) => !before.includes(writeWsid)) ?? '';
}
async function kept(): Promise<string[]> {
  const { personWrites } = await li.call(api.listPersonWrites, {});
  return personWrites.map(({ writeWsid }) => writeWsid);
}
const look = async (who: Person, writeWsid: string): Promise<number> =>
  (await who.bytes(api.getPersonWritePicture, { params: { writeWsid } })).status;

it('A person who came by a signing link sees only what a phone has just drawn for them (security 18)', async () => {
  const { participantWsids } = await startedEnvelope(world, wang, [{ person: li, sequence: 1 }], [textPdf(1)]);
  const [guest, elsewhere] = [world.person('li'), world.person('li')];
  await guest.openLink(participantWsids[0] ?? '');
  world.clock.advance({ minutes: 2 });
  await elsewhere.openLink(participantWsids[0] ?? '');
  const { personWrite } = await li.call(api.createPersonWrite, { body: { writeData: drawing() } });
  const own = await drawnFor(li);
  const drawn = await drawnFor(guest);
  expect(await look(guest, drawn)).toBe(200);
  expect(await look(li, drawn)).toBe(200);
  for (const other of [personWrite.writeWsid, own]) expect(await look(guest, other)).toBe(404);
  for (const other of [elsewhere, wang]) expect(await look(other, drawn)).toBe(404);
});
