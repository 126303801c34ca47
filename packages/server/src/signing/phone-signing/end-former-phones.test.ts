import { der, parseCrl } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { POLICY } from '@countersign/pki';
import type { Person } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideApplication } from '../../accounts/index.ts';
import { applyAsPerson, nextIdCard } from '../../accounts/identity/testing/applying.ts';
import { company, verify } from '../../enterprise/members/testing/company.ts';
import { certificate, enqueue, holderKey, identityApplication, member, person } from '../../platform/index.ts';
import { FORMER_PHONES_JOB } from './end-former-phones.ts';
import { type ShieldWorld, openShieldWorld } from './testing/shield-world.ts';

let open: ShieldWorld;
beforeAll(async () => {
  open = await openShieldWorld();
});
afterAll(() => open.close());

/** Runs the jobs that a start enqueues. */
async function start(): Promise<void> {
  const { services, app } = open.world;
  const now = services.clock.now();
  const owed = { kind: FORMER_PHONES_JOB, key: FORMER_PHONES_JOB, payload: {}, runAt: now, now };
  await services.db.withTx((tx) => enqueue(tx, { id: services.ids.next(), ...owed }));
  await app.jobs.drain();
}

const rowOf = async (serial: string) => {
  const [row] = await open.world.services.db.withTx((tx) =>
    tx.select().from(certificate).where(eq(certificate.serial, serial)),
  );
  if (row === undefined) throw new Error(`no certificate ${serial}`);
  return row;
};

it('ends the phones that a former release certified under an unverified name, and notifies their owners', async () => {
  const { world, li, phone, begin, startFor } = open;
  const personId = fromWsid('user', li.userWsid) ?? '';
  const verified = { idttvStatus: 'PASSED', realName: '李雷' } as const;
  await world.services.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, personId)));
  const devices = async () => (await li.call(api.listShieldDevices, { params: { userWsid: li.userWsid } })).devices;
  const certified = async (name: string) => {
    const started = await startFor(li);
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
  await world.services.db.withTx((tx) =>
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

describe('A certificate of a former release that outlives one signature', () => {
  let memberId: string;
  let lastSerial = 0xe0;
  const NAME = '云锦纺织有限公司';
  const hour = 3_600_000;
  beforeAll(async () => {
    const owner = open.world.stranger({ name: '老板', contact: '13522000011' });
    await owner.register();
    const { enterpriseWsid } = await company(owner, NAME);
    await verify(open.world, { enterpriseWsid });
    const of = eq(member.enterpriseId, fromWsid('enterprise', enterpriseWsid) ?? '');
    const [row] = await open.world.services.db.withTx((tx) => tx.select().from(member).where(of));
    memberId = row?.id ?? '';
  });

  /** A certificate with the names of `holder`, issued `agoMs` before now; returns its serial. */
  async function issue(
    kind: 'PERSONAL' | 'ENTERPRISE',
    holder: { readonly personId: string; readonly commonName: string; readonly organisation?: string | null },
    agoMs = 0,
  ): Promise<string> {
    const { services } = open.world;
    const serial = (lastSerial += 1).toString(16);
    const { personId, commonName, organisation = kind === 'PERSONAL' ? null : NAME } = holder;
    const at = new Date(services.clock.now().getTime() - agoMs);
    const bytes = Buffer.from([0]);
    const accountId = kind === 'PERSONAL' ? personId : memberId;
    await services.db.withTx(async (tx) => {
      const times = { notBefore: at, notAfter: new Date(at.getTime() + 365 * 24 * hour), issuedAt: at };
      await tx.insert(certificate).values({ serial, kind, subject: commonName, certificate: bytes, ...times });
      const named = { personId, accountId, commonName, organisation };
      await tx.insert(holderKey).values({ serial, kind, ...named, sealedKey: bytes, createdAt: at });
    });
    return serial;
  }
  let lastPhone = 13_522_000_100;
  async function registered(name: string): Promise<Person> {
    const made = open.world.stranger({ name, contact: String((lastPhone += 1)) });
    await made.register();
    return made;
  }
  /** A person whose identity an operator has verified under this name. */
  async function verified(name: string): Promise<{ readonly personId: string; readonly applicationId: string }> {
    const made = await registered(name);
    const { applicationWsid } = await applyAsPerson(made, name, nextIdCard());
    const id = fromWsid('application', applicationWsid) ?? '';
    const { services } = open.world;
    const decision = {
      id,
      verdict: { approved: true, withoutCertificate: false },
      by: { name: 'operator' },
      now: services.clock.now(),
    } as const;
    await services.db.withTx((tx) => decideApplication(tx, services, decision));
    return { personId: fromWsid('user', made.userWsid) ?? '', applicationId: id };
  }
  const outcomeOf = async (serial: string) => (await rowOf(serial)).revocationReason;

  it('is revoked if the sender gave its name, and kept if the name is the verified one', async () => {
    const { personId } = await verified('陈静');
    const sound = [
      await issue('PERSONAL', { personId, commonName: '陈静' }),
      await issue('ENTERPRISE', { personId, commonName: '陈静' }),
      await issue('ENTERPRISE', { personId, commonName: NAME }),
    ];
    const former = [
      await issue('PERSONAL', { personId, commonName: '小陈' }),
      await issue('ENTERPRISE', { personId, commonName: '董事长' }),
      await issue('ENTERPRISE', { personId, commonName: '陈静', organisation: '别家有限公司' }),
      await issue('ENTERPRISE', { personId, commonName: '陈静', organisation: null }),
    ];
    await start();
    for (const serial of sound) expect(await outcomeOf(serial)).toBeNull();
    for (const serial of former) expect(await outcomeOf(serial)).toBe('privilegeWithdrawn');
  });

  it('is revoked if the name was verified only later, or never', async () => {
    const { personId } = await verified('周洋');
    const early = await issue('PERSONAL', { personId, commonName: '周洋' }, hour);
    const stranger = fromWsid('user', (await registered('无名')).userWsid) ?? '';
    const never = await issue('ENTERPRISE', { personId: stranger, commonName: '无名' });
    await start();
    expect([await outcomeOf(early), await outcomeOf(never)]).toEqual(['privilegeWithdrawn', 'privilegeWithdrawn']);
  });

  it('is revoked if the identity was suspended or withdrawn without revoking a certificate', async () => {
    for (const status of ['SUSPENDED', 'WITHDRAWN'] as const) {
      const { personId, applicationId } = await verified('孙悦');
      const serial = await issue('PERSONAL', { personId, commonName: '孙悦' });
      await open.world.services.db.withTx(async (tx) => {
        await tx.update(identityApplication).set({ status }).where(eq(identityApplication.id, applicationId));
        await tx.update(person).set({ idttvStatus: 'NO' }).where(eq(person.id, personId));
      });
      await start();
      expect(await outcomeOf(serial)).toBe('privilegeWithdrawn');
    }
  });
});
