import { der, parseCrl } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { POLICY } from '@countersign/pki';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificate, holderKey, person } from '../../platform/database/schema/index.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { SIGN } from '../ceremony/testing/signing-world.ts';
import { FORMER_PHONES_JOB } from './end-former-phones.ts';
import { type ShieldWorld, openShieldWorld } from './testing/shield-world.ts';

let open: ShieldWorld;
beforeAll(async () => {
  open = await openShieldWorld();
});
afterAll(() => open.close());

/** What a start owes. */
async function start(): Promise<void> {
  const { house, app } = open.world;
  const now = house.clock.now();
  const owed = { kind: FORMER_PHONES_JOB, key: FORMER_PHONES_JOB, payload: {}, runAt: now, now };
  await house.db.withTx((tx) => enqueue(tx, { id: house.ids.next(), ...owed }));
  await app.jobs.drain();
}

const rowOf = async (serial: string) => {
  const [row] = await open.world.house.db.withTx((tx) =>
    tx.select().from(certificate).where(eq(certificate.serial, serial)),
  );
  if (row === undefined) throw new Error(`no certificate ${serial}`);
  return row;
};

it('ends the phones that a former release certified under a name that was not verified, and tells their people', async () => {
  const { world, li, phone, begin, startShielded } = open;
  const personId = fromWsid('user', li.userWsid) ?? '';
  const verified = { idttvStatus: 'PASSED', realName: '李雷' } as const;
  await world.house.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, personId)));
  const devices = async () => (await li.call(api.listShieldDevices, { params: { userWsid: li.userWsid } })).devices;
  const certified = async (name: string) => {
    const started = await startShielded([{ person: li, sequence: 1, forms: [SIGN] }]);
    const { deviceWsid } = await (await phone()).certify(await begin(li, started, 0), name);
    return (await devices()).find((device) => device.deviceWsid === deviceWsid);
  };
  const [former, sound] = [await certified('旧手机'), await certified('新手机')];
  const serial = former?.serial ?? '';
  // As the former release wrote it: the policies differ in one octet of their encoding.
  const { certificate: bytes } = await rowOf(serial);
  const written = Buffer.from(bytes);
  const [was, is] = [der.oid(POLICY.shieldVerifiedName), der.oid(POLICY.shieldNameAsGiven)];
  written.set(is, written.indexOf(was));
  await world.house.db.withTx((tx) =>
    tx.update(certificate).set({ certificate: written }).where(eq(certificate.serial, serial)),
  );
  await start();
  const revoked = await rowOf(serial);
  expect(revoked).toMatchObject({ revocationReason: 'privilegeWithdrawn' });
  const list = parseCrl(new Uint8Array(await (await li.fetch('/pki/crl/issuing.crl')).arrayBuffer()));
  expect(list.entries.map(({ serialHex }) => serialHex)).toContain(serial);
  expect(await devices()).toEqual([sound]);
  const told = async () =>
    (await li.messages()).filter(({ text }) => text.includes('旧手机') && /removed|停用/.test(text));
  expect(await told()).toHaveLength(1);
  world.clock.advance({ minutes: 1 });
  await start();
  expect(await rowOf(serial)).toEqual(revoked);
  expect((await rowOf(sound?.serial ?? '')).revokedAt).toBeNull();
  expect(await told()).toHaveLength(1);
});

it('revokes the certificates of enterprises under a name of their member that was not verified', async () => {
  const { house } = open.world;
  const personId = fromWsid('user', open.li.userWsid) ?? '';
  const now = house.clock.now();
  const notAfter = new Date(now.getTime() + 3_600_000);
  const organisation = '云锦纺织有限公司';
  await house.db.withTx(async (tx) => {
    await tx.update(person).set({ idttvStatus: 'PASSED', realName: '李雷' }).where(eq(person.id, personId));
    for (const [serial, commonName] of [
      ['e1', '董事长'],
      ['e2', '李雷'],
      ['e3', organisation],
    ] as const) {
      const bytes = Buffer.from([0]);
      const issued = { serial, subject: commonName, certificate: bytes, notBefore: now, notAfter, issuedAt: now };
      await tx.insert(certificate).values({ ...issued, kind: 'ENTERPRISE' });
      const holder = { serial, kind: 'ENTERPRISE', accountId: house.ids.next(), personId, commonName } as const;
      await tx.insert(holderKey).values({ ...holder, organisation, sealedKey: bytes, createdAt: now });
    }
  });
  await start();
  expect(await rowOf('e1')).toMatchObject({ revocationReason: 'privilegeWithdrawn' });
  for (const serial of ['e2', 'e3']) expect((await rowOf(serial)).revokedAt).toBeNull();
});
