import { SCAN_UPLOAD_NAMESPACE, api } from '@countersign/contract';
import { type ScanPurpose, fromWsid, maskContact, toWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld, drawing } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { person as personTable, scan as scanTable } from '../../platform/index.ts';
import { type Listener, createListeners } from '../../app/sockets/testing/listen.ts';
import { startedEnvelope } from '../ceremony/testing/started-envelope.ts';

let world: World;
let wang: Person;
let li: Person;
const { listen, disconnectAll } = createListeners();

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterEach(disconnectAll);
afterAll(() => world.close());

const GONE = { status: 410, error: 'ERROR_SCAN_EXPIRED' };
const personOf = (one: Person): string => fromWsid('user', one.userWsid) ?? '';
const phone = (): Person => world.stranger({ name: '手机', contact: '13500009999' });

const listening = (one: Person): Promise<Listener> =>
  listen(world.base, one.jar.header(), { namespace: SCAN_UPLOAD_NAMESPACE });

/** The values that the phone reads from the QR code. */
async function shown(one: Person, purpose: ScanPurpose = 'WRITE', name?: string) {
  const { scan } = await one.call(api.createScan, { body: { purpose, ...(name === undefined ? {} : { name }) } });
  const { pathname, hash, origin } = new URL(scan.href);
  const scanWsid = pathname.split('/').at(-1) ?? '';
  return { ...scan, origin, pathname, params: { scanWsid }, secret: hash.slice(1) };
}

describe('A QR code for drawing', () => {
  it('contains its secret in the fragment (#) only, and expires after five minutes', async () => {
    const { scanWsid, pathname, secret, expireIn } = await shown(wang);
    expect(pathname).toBe(`/scan/${scanWsid}`);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(expireIn).toBe(300);
    const id = fromWsid('scan', scanWsid) ?? '';
    const rows = await world.services.db.withTx((tx) => tx.select().from(scanTable).where(eq(scanTable.id, id)));
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('shows the phone a masked contact for a person without a name', async () => {
    const nameless = world.stranger({ name: '李', contact: '13500008888' });
    await nameless.register();
    await world.services.db.withTx((tx) =>
      tx.update(personTable).set({ nickname: null }).where(eq(personTable.phone, nameless.contact)),
    );
    const { params, secret } = await shown(nameless);
    const { displayName } = await phone().call(api.openScan, { params, body: { secret } });
    expect(displayName).toBe(maskContact('13500008888'));
  });

  it('tells the phone what to draw and for whom, and the desktop that it was opened', async () => {
    const desktop = await listening(wang);
    const { params, secret, scanWsid } = await shown(wang);
    const opened = await phone().call(api.openScan, { params, body: { secret } });
    expect(opened).toMatchObject({ purpose: 'WRITE', displayName: '王小明' });
    expect(await desktop.next('SCAN_OPENED')).toMatchObject({ messageContent: scanWsid });
  });

  it('stores the drawing as a signature of the person who showed it, whose page receives the writeWsid', async () => {
    const desktop = await listening(wang);
    const { params, secret } = await shown(wang);
    await phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } });
    const { attachMessage } = await desktop.next('SCAN_RESULT');
    const { personWrites } = await wang.call(api.listPersonWrites, {});
    expect(personWrites.map(({ writeWsid }) => writeWsid)).toContain(attachMessage.targertWsid);
    const writeWsid = attachMessage.targertWsid ?? '';
    expect((await wang.bytes(api.getPersonWritePicture, { params: { writeWsid } })).status).toBe(200);
    expect((await li.bytes(api.getPersonWritePicture, { params: { writeWsid } })).status).toBe(404);
  });

  it.each<[string, string | undefined, string]>([
    ['its given name', '合同章', '合同章'],
    ['the name of its person', undefined, '王小明'],
  ])('stores it as a seal under %s', async (_what, name, expected) => {
    const desktop = await listening(wang);
    const { params, secret } = await shown(wang, 'SEAL', name);
    await phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } });
    const { attachMessage } = await desktop.next('SCAN_RESULT');
    const { personSeals } = await wang.call(api.listPersonSeals, {});
    const seal = personSeals.find(({ personSealWsid }) => personSealWsid === attachMessage.targertWsid);
    expect(seal).toMatchObject({ name: expected, from: 'SCAN' });
  });

  it('is reported to the session that showed it and to no other, of this person or another (security 20, 30)', async () => {
    const otherBrowser = world.person('wang');
    await otherBrowser.login();
    const [desktop, sameperson, stranger] = [await listening(wang), await listening(otherBrowser), await listening(li)];
    const { params, secret } = await shown(wang);
    await phone().call(api.openScan, { params, body: { secret } });
    await phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } });
    await desktop.next('SCAN_RESULT');
    // Messages on the same channels arrive in order, so this one comes after any earlier one.
    for (const [browser, listener] of [
      [otherBrowser, sameperson],
      [li, stranger],
    ] as const) {
      const own = await shown(browser);
      await phone().call(api.openScan, { params: own.params, body: { secret: own.secret } });
      await listener.next('SCAN_OPENED');
      expect(listener.heard).toHaveLength(1);
    }
  });

  it('is used up by the first of many concurrent pictures', async () => {
    const desktop = await listening(wang);
    const before = (await wang.call(api.listPersonWrites, {})).personWrites.length;
    const { params, secret } = await shown(wang);
    const sent = await Promise.allSettled(
      Array.from({ length: 6 }, () => phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await desktop.next('SCAN_RESULT');
    expect((await wang.call(api.listPersonWrites, {})).personWrites).toHaveLength(before + 1);
    expect(await phone().refused(api.openScan, { params, body: { secret } })).toMatchObject(GONE);
  });

  it('may be drawn again after an invalid picture', async () => {
    const { params, secret } = await shown(wang);
    const writeData = 'data:image/png;base64,AAAA';
    expect(await phone().refused(api.finishScan, { params, body: { secret, writeData } })).toMatchObject({
      error: 'ERROR_PICTURE',
    });
    await phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } });
  });
});

describe('A QR code opens nothing', () => {
  const refused = async ({ params, secret }: { params: { scanWsid: string }; secret: string }) => {
    expect(await phone().refused(api.openScan, { params, body: { secret } })).toMatchObject(GONE);
    const writeData = drawing();
    expect(await phone().refused(api.finishScan, { params, body: { secret, writeData } })).toMatchObject(GONE);
  };

  it('under another secret, and for an unknown id: the same answer', async () => {
    const { params } = await shown(wang);
    await refused({ params, secret: 'A'.repeat(43) });
    await refused({ params: { scanWsid: toWsid('scan', world.services.ids.next()) }, secret: 'A'.repeat(43) });
    await refused({ params: { scanWsid: 'nothing' }, secret: 'A'.repeat(43) });
  });

  it('after ten wrong secrets, not even under the right one', async () => {
    const { params, secret } = await shown(wang);
    for (let i = 0; i < 10; i++) await phone().refused(api.openScan, { params, body: { secret: `wrong ${i}` } });
    await refused({ params, secret });
  });

  it('once five minutes have passed', async () => {
    const code = await shown(wang);
    world.clock.advance({ seconds: 301 });
    await refused(code);
  });

  it('once its desktop has logged out (security 3)', async () => {
    const desktop = world.person('wang');
    await desktop.login();
    const code = await shown(desktop);
    await desktop.logout();
    await refused(code);
  });

  it('once the account of its desktop is disabled (security 3)', async () => {
    const han = world.person('han');
    await han.register();
    const code = await shown(han);
    await world.services.db.withTx((tx) =>
      tx
        .update(personTable)
        .set({ accountStatus: 'DISABLED' })
        .where(eq(personTable.id, personOf(han))),
    );
    await refused(code);
  });
});

it('A drawing phone does not count as activity of the desktop, which is logged out after 30 minutes (security 4)', async () => {
  const desktop = world.person('li');
  await desktop.login();
  const { params, secret } = await shown(desktop);
  world.clock.advance({ minutes: 4 });
  await phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } });
  world.clock.advance({ minutes: 27 });
  expect(await desktop.refused(api.getSession, {})).toMatchObject({ error: 'ERROR_NOT_LOGIN' });
});

it('A person who came by a signing link draws signatures on the phone, but no seals (security 18)', async () => {
  const { participantWsids } = await startedEnvelope(world, wang, [{ person: li, sequence: 1 }], [textPdf(1)]);
  const guest = world.person('li');
  await guest.openLink(participantWsids[0] ?? '');
  const desktop = await listening(guest);
  expect(await guest.refused(api.createScan, { body: { purpose: 'SEAL' } })).toMatchObject({
    error: 'ERROR_CANT_USE_FREE_LOGIN',
  });
  const { params, secret } = await shown(guest);
  await phone().call(api.finishScan, { params, body: { secret, writeData: drawing() } });
  await desktop.next('SCAN_RESULT');
});

it('There is no QR code without a session', async () => {
  expect(await phone().refused(api.createScan, { body: { purpose: 'WRITE' } })).toMatchObject({
    error: 'ERROR_NOT_LOGIN',
  });
});
