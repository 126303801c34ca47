import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { parseCertificate } from '@countersign/asn1';
import { POLICY, readSigningIntent } from '@countersign/pki';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { namesSigner } from '../../trust/authority/shield-subject.ts';
import { certificate, person, shieldDevice } from '../../platform/database/schema/index.ts';
import { wirePassword } from '@countersign/testkit';
import { SECOND_SIGN, SIGN, contract, password, signBody } from '../ceremony/testing/signing-world.ts';
import type { Started } from '../ceremony/testing/started-envelope.ts';
import type { Code, Phone, ShownCode } from './testing/phone.ts';
import { type ShieldWorld, openShieldWorld } from './testing/shield-world.ts';

let open: ShieldWorld;
let { world, judges, li, alice, head, loaded, startShielded, begin, params, phone } = {} as ShieldWorld;
beforeAll(async () => {
  open = await openShieldWorld();
  ({ world, judges, li, alice, head, loaded, startShielded, begin, params, phone } = open);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.goOn();
  await open.removePhones(li);
});

const GONE = { status: 410, error: 'ERROR_SHIELD_EXPIRED' };
const forLi = (forms = [SIGN]): Promise<Started> => startShielded([{ person: li, sequence: 1, forms }]);

/** A phone that is certified by the code, and the data it was given to sign. */
async function ready(code: ShownCode) {
  const own = await phone();
  const device = await own.certify(code);
  return { own, device, toSign: await own.prepare(code, device) };
}
type Ready = Awaited<ReturnType<typeof ready>>;
const finishing = async (code: Code, { own, toSign }: Ready, changes: object = {}) => ({
  params: { shieldWsid: code.shieldWsid },
  body: { secret: code.secret, attempt: toSign.attempt, signatures: await own.sign(toSign), ...changes },
});
const statusOf = async (started: Started) => (await loaded(started)).participants[0]?.status;

describe('An external signature starts', () => {
  it.each(['MD5', 'SHA-1', 'SHA1', 'sha-256', 'SHA-224', ''])(
    'only with an allowed digest, not with %j (security 59)',
    async (hashAlgorithm) => {
      const started = await forLi();
      const input = {
        params: await params(li, started, 0),
        body: { ...(await signBody(li, started, 0)), hashAlgorithm },
      };
      expect(await li.refused(api.startShield, input)).toMatchObject({ status: 422, error: 'ERROR_SHIELD_ALGORITHM' });
    },
  );

  it('only with a known provider and a form of their own, by the participant', async () => {
    const started = await forLi();
    const [path, body] = [await params(li, started, 0), await signBody(li, started, 0)];
    const refused = (changes: object) => li.refused(api.startShield, { params: path, body, ...changes });
    expect(await refused({ body: { ...body, qrCodeProvider: 'ELSEWHERE' } })).toMatchObject({
      error: 'ERROR_SHIELD_PROVIDER',
    });
    const other = await forLi();
    const { formWsid } = await params(li, other, 0);
    expect(await refused({ params: { ...path, formWsid } })).toMatchObject({ error: 'ERROR_FORM_NOT_FOUND' });
    expect(await refused({ params: { ...path, formWsid: path.participantWsid } })).toMatchObject({
      error: 'ERROR_FORM_NOT_FOUND',
    });
    expect(await alice.refused(api.startShield, { params: path, body })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    expect(await alice.refused(api.getShield, { params: path })).toMatchObject({ error: 'ERROR_NOT_IN_ENVELOPE_FLOW' });
  });

  it('only with the proofs and the documents of a signing (security 15, 54)', async () => {
    const started = await forLi();
    const [path, body] = [await params(li, started, 0), await signBody(li, started, 0)];
    const refused = (changes: object) => li.refused(api.startShield, { params: path, body: { ...body, ...changes } });
    expect(await refused({ signPassword: undefined })).toMatchObject({ error: 'ERROR_AUTH_REQUIRED' });
    const wrong = password({ ...li, signPassword: 'Wrong-0000' });
    expect(await refused(wrong)).toMatchObject({ error: 'ERROR_SIGN_PASSWORD_WRONG' });
    const documents = body.documents.map((one) => ({ ...one, digest: '0'.repeat(64) }));
    expect(await refused({ documents })).toMatchObject({ error: 'ERROR_DOCUMENT_CHANGED' });
    expect(await refused({ forms: [] })).toMatchObject({ error: 'ERROR_FORM_REQUIRED' });
  });
});

describe('A code for the phone', () => {
  it('opens nothing after five minutes, with another secret, or with another id (security 59)', async () => {
    const [one, two] = [await begin(li, await forLi(), 0), await begin(li, await forLi(), 0)];
    const { browser } = await phone();
    const refused = (shieldWsid: string, secret: string) =>
      browser.refused(api.openShield, { params: { shieldWsid }, body: { secret } });
    expect(await refused(one.shieldWsid, two.secret)).toMatchObject(GONE);
    expect(await refused('WSID_SHLD_00000000000000000000000000', one.secret)).toMatchObject(GONE);
    world.clock.advance({ minutes: 5 });
    expect(await refused(one.shieldWsid, one.secret)).toMatchObject(GONE);
  });

  it('ends when another is made, when it was used, and when the desktop has logged out', async () => {
    const started = await forLi();
    const earlier = await begin(li, started, 0);
    const held = await ready(earlier);
    const code = await begin(li, started, 0);
    expect(await held.own.browser.refused(api.finishShield, await finishing(earlier, held))).toMatchObject(GONE);
    const again = await ready(code);
    await again.own.browser.call(api.finishShield, await finishing(code, again));
    expect(await again.own.browser.refused(api.finishShield, await finishing(code, again))).toMatchObject(GONE);
    await expect(again.own.open(code)).rejects.toMatchObject(GONE);

    const other = world.person('li');
    await other.login();
    const left = await begin(other, await forLi(), 0);
    await other.logout();
    await expect((await phone()).open(left)).rejects.toMatchObject(GONE);
  });

  it('is locked after ten wrong secrets', async () => {
    const code = await begin(li, await forLi(), 0);
    const own = await phone();
    for (let tries = 0; tries < 10; tries += 1)
      await own.browser.refused(api.openShield, { params: code, body: { secret: 'x'.repeat(43) } });
    await expect(own.open(code)).rejects.toMatchObject(GONE);
  });
});

describe('A key of a phone', () => {
  it('is certified against proof of possession over the challenge of this very code (security 59)', async () => {
    const [code, other] = [await begin(li, await forLi(), 0), await begin(li, await forLi(), 0)];
    const [own, second] = [await phone(), await phone()];
    await own.browser.call(api.sendShieldCode, { params: code, body: { secret: code.secret } });
    const digits = await li.readCode('SIGN');
    const certify = (proof: string, publicKey = own.publicKey) =>
      own.browser.refused(api.certifyShield, {
        params: code,
        body: { secret: code.secret, publicKey, proof, code: digits },
      });
    const elsewhere = await own.prove((await own.open(other)).challenge);
    expect(await certify(elsewhere)).toMatchObject({ status: 422, error: 'ERROR_SHIELD_PROOF' });
    expect(await certify(await second.prove((await own.open(code)).challenge))).toMatchObject({
      error: 'ERROR_SHIELD_PROOF',
    });
    const wide = await phone('P-384');
    const proof = await wide.prove((await wide.open(code)).challenge);
    expect(await certify(proof, wide.publicKey)).toMatchObject({ error: 'ERROR_SHIELD_PROOF' });
    expect(await certify('AAAA', 'AAAA')).toMatchObject({ error: 'ERROR_SHIELD_PROOF' });
  });

  it('is certified once: neither the challenge nor the key can be reused (security 59)', async () => {
    const code = await begin(li, await forLi(), 0);
    const [own, second] = [await phone(), await phone()];
    const { challenge } = await own.open(code);
    await own.certify(code);
    await own.browser.call(api.sendShieldCode, { params: code, body: { secret: code.secret } });
    const proof = await second.prove(challenge);
    const replay = { secret: code.secret, publicKey: second.publicKey, proof, code: await li.readCode('SIGN') };
    expect(await own.browser.refused(api.certifyShield, { params: code, body: replay })).toMatchObject({
      error: 'ERROR_SHIELD_PROOF',
    });
    await expect(own.certify(code)).rejects.toMatchObject({ error: 'ERROR_SHIELD_PROOF' });
  });

  it('is certified for at most ten phones', async () => {
    const started = await forLi();
    for (let held = 0; held < 10; held += 1) await (await phone()).certify(await begin(li, started, 0));
    await expect((await phone()).certify(await begin(li, started, 0))).rejects.toMatchObject({
      error: 'ERROR_SHIELD_DEVICE_LIMIT',
    });
  });

  it('of another person signs nothing (security 57, 59)', async () => {
    const both = await startShielded([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    ]);
    const [mine, theirs] = [await begin(li, both, 0), await begin(alice, both, 1)];
    const own = await phone();
    const device = await own.certify(theirs);
    expect((await own.open(mine, device.deviceWsid)).device).toBeNull();
    await expect(own.prepare(mine, device)).rejects.toMatchObject({ error: 'ERROR_SHIELD_DEVICE' });
  });

  it('bears the verified name of a verified signer; a key certified earlier is refused (security 57)', async () => {
    const { han } = open;
    const forHan = () => startShielded([{ person: han, sequence: 1, forms: [SIGN] }]);
    const before = await phone();
    const early = await before.certify(await begin(han, await forHan(), 0));
    const verified = { idttvStatus: 'PASSED', realName: '韩美美' } as const;
    const personId = fromWsid('user', han.userWsid) ?? '';
    await world.services.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, personId)));
    const started = await forHan();
    const code = await begin(han, started, 0);
    expect(await before.open(code, early.deviceWsid)).toMatchObject({ signerName: '韩美美', device: null });
    await expect(before.prepare(code, early)).rejects.toMatchObject({ error: 'ERROR_SHIELD_DEVICE' });
    const { serial } = await (await phone()).certify(code);
    const [row] = await world.services.db.withTx((tx) =>
      tx
        .select()
        .from(certificate)
        .where(eq(certificate.serial, serial ?? '')),
    );
    const says = (commonName: string, identityVerified: boolean) =>
      namesSigner(row?.certificate ?? new Uint8Array(), { commonName, identityVerified });
    expect([says('韩美美', true), says('韩美美', false), says('韩梅梅', true)]).toEqual([true, false, false]);
  });

  it('of a verified person is not registered or used by a session of a signing link (rulings §8.19)', async () => {
    const { han } = open;
    const personId = fromWsid('user', han.userWsid) ?? '';
    const verified = { idttvStatus: 'PASSED', realName: '韩美美' } as const;
    await world.services.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, personId)));
    const started = await startShielded([{ person: han, sequence: 1, forms: [SIGN] }]);
    const guest = world.person('han');
    await guest.openLink(started.participantWsids[0] ?? '');
    await expect(begin(guest, started, 0)).rejects.toMatchObject({ error: 'ERROR_CANT_USE_FREE_LOGIN' });
    await begin(han, started, 0);
  });

  it('of an unverified person has no certificate; each signature gets one, bound to its document (rulings §8.19)', async () => {
    const started = await forLi();
    const code = await begin(li, started, 0);
    const own = await phone();
    const device = await own.certify(code);
    expect(device.serial).toBeNull();
    const personId = fromWsid('user', li.userWsid) ?? '';
    const rows = await world.services.db.withTx((tx) =>
      tx
        .select()
        .from(shieldDevice)
        .where(and(eq(shieldDevice.personId, personId), isNull(shieldDevice.removedAt))),
    );
    expect(rows.map(({ publicKey }) => Buffer.from(publicKey).toString('base64'))).toEqual([own.publicKey]);
    const [document] = (await own.prepare(code, device)).documents;
    const issued = await world.services.db.withTx((tx) =>
      tx.select().from(certificate).where(eq(certificate.envelopeId, started.envelopeId)),
    );
    expect(issued).toMatchObject([{ kind: 'SHIELD', participantId: expect.any(String) }]);
    const parsed = parseCertificate(issued[0]?.certificate ?? new Uint8Array());
    expect(parsed.policies).toEqual([POLICY.shieldOneSignature]);
    expect(parsed.notAfter.getTime() - parsed.notBefore.getTime()).toBeLessThanOrEqual(900_000);
    expect(Buffer.from(readSigningIntent(parsed)?.documentDigest ?? []).toString('hex')).toBe(document?.digest);
  });
});

describe('A photograph of the QR code (rulings §8.19)', () => {
  const offering = async (code: ShownCode, own: Phone, changes: object = {}) => {
    const { challenge } = await own.open(code);
    const body = { secret: code.secret, name: 'x', publicKey: own.publicKey, proof: await own.prove(challenge) };
    return { params: code, body: { ...body, ...changes } };
  };

  it('makes no key without a code that goes to the signer, nor with the login of another person', async () => {
    const code = await begin(li, await forLi(), 0);
    const [thief, insider] = [await phone(), await phone()];
    expect(await thief.browser.refused(api.certifyShield, await offering(code, thief))).toMatchObject({
      status: 403,
      error: 'ERROR_SHIELD_CODE',
    });
    await thief.browser.call(api.sendShieldCode, { params: code, body: { secret: code.secret } });
    const guess = await offering(code, thief, { code: '000000' });
    for (let tries = 0; tries < 4; tries += 1)
      expect(await thief.browser.refused(api.certifyShield, guess)).toMatchObject({ error: 'ERROR_SHIELD_CODE_WRONG' });
    const other = await offering(code, insider);
    expect(await alice.refused(api.certifyShield, other)).toMatchObject({ error: 'ERROR_SHIELD_CODE' });
    await thief.browser.refused(api.certifyShield, guess);
    const right = await offering(code, thief, { code: await li.readCode('SIGN') });
    expect(await thief.browser.refused(api.certifyShield, right)).toMatchObject({ error: 'ERROR_CODE_LOCKED' });
    expect((await li.call(api.listShieldDevices, { params: { userWsid: li.userWsid } })).devices).toEqual([]);
  });

  it('signs nothing without the number that the signer enters from their own phone', async () => {
    const code = await begin(li, await forLi(), 0);
    const thief = await phone();
    const { device, number } = await thief.offer(code);
    expect(number).toMatch(/^\d{4}$/);
    await expect(thief.prepare(code, device)).rejects.toMatchObject({ error: 'ERROR_SHIELD_DEVICE' });
    const { params } = code.desktop;
    const entered = (value: string) => ({ params, body: { shieldWsid: code.shieldWsid, number: value } });
    expect((await li.call(api.getShield, { params })).session).toMatchObject({ waitingPhone: { name: 'iPhone' } });
    const elsewhere = world.person('li');
    await elsewhere.login();
    expect(await elsewhere.refused(api.confirmShield, entered(number ?? ''))).toMatchObject(GONE);
    const wrong = number === '0000' ? '1111' : '0000';
    for (let tries = 0; tries < 3; tries += 1)
      expect(await li.refused(api.confirmShield, entered(wrong))).toMatchObject({ error: 'ERROR_SHIELD_NUMBER' });
    expect(await li.refused(api.confirmShield, entered(number ?? ''))).toMatchObject({ error: 'ERROR_SHIELD_NUMBER' });
    expect((await li.call(api.getShield, { params })).session).toMatchObject({ waitingPhone: null });
    await expect(thief.prepare(code, device)).rejects.toMatchObject({ error: 'ERROR_SHIELD_DEVICE' });
  });

  it('allows at most three codes to be sent', async () => {
    const code = await begin(li, await forLi(), 0);
    const { browser } = await phone();
    const input = { params: code, body: { secret: code.secret } };
    for (let sent = 0; sent < 3; sent += 1) await browser.call(api.sendShieldCode, input);
    expect(await browser.refused(api.sendShieldCode, input)).toMatchObject({ error: 'ERROR_FREQUENTLY' });
  });
});

describe('A new phone', () => {
  it('needs no code where the signer is logged in on it, but still the number', async () => {
    const code = await begin(li, await forLi(), 0);
    const own = await phone();
    const onPhone = world.person('li');
    await onPhone.login();
    const { challenge } = await onPhone.call(api.openShield, { params: code, body: { secret: code.secret } });
    expect(challenge.codeContact).toBeNull();
    const body = { secret: code.secret, publicKey: own.publicKey, proof: await own.prove(challenge.challenge) };
    const { number } = await onPhone.call(api.certifyShield, { params: code, body });
    expect(number).toMatch(/^\d{4}$/);
  });

  it('needs neither if it is the desktop itself', async () => {
    const code = await begin(li, await forLi(), 0);
    const own = await phone();
    const { challenge } = await li.call(api.openShield, { params: code, body: { secret: code.secret } });
    const body = { secret: code.secret, publicKey: own.publicKey, proof: await own.prove(challenge.challenge) };
    const { device, number } = await li.call(api.certifyShield, { params: code, body });
    expect(number).toBeNull();
    expect((await own.prepare(code, device)).documents).toHaveLength(1);
  });

  it('is reported to its owner on every channel, with the page where it can be removed', async () => {
    await (await phone()).certify(await begin(li, await forLi(), 0), '陌生手机');
    await world.app.jobs.drain();
    const [told] = await li.messages();
    expect(told?.text).toContain('陌生手机');
    expect(told?.text).toContain('/account/security');
  });
});

describe('A phone of a person whose password is reset (rulings §8.21)', () => {
  it('can no longer sign, and its certificate is revoked', async () => {
    const { han } = open;
    const code = await begin(han, await startShielded([{ person: han, sequence: 1, forms: [SIGN] }]), 0);
    const own = await phone();
    const { serial, deviceWsid } = await own.certify(code);
    expect(serial).not.toBeNull();
    await open.goOn();
    const opcode = await han.opcode('RESET_PWD');
    const newPassword = wirePassword('login', 'Fresh0rd!');
    await han.call(api.retrievePassword, { body: { opcode, newPassword, account: han.contact } });
    await han.call(api.createSession, { body: { accountNumber: han.contact, password: newPassword } });
    expect((await han.call(api.listShieldDevices, { params: { userWsid: han.userWsid } })).devices).toEqual([]);
    const [row] = await world.services.db.withTx((tx) =>
      tx
        .select()
        .from(certificate)
        .where(eq(certificate.serial, serial ?? '')),
    );
    expect(row?.revokedAt).not.toBeNull();
    const again = await begin(han, await startShielded([{ person: han, sequence: 1, forms: [SIGN] }]), 0);
    expect((await own.open(again, deviceWsid)).device).toBeNull();
  });
});

describe('A phone that is certified during a password reset of its signer (rulings §8.21)', () => {
  it('is not registered, and its certificate is revoked', async () => {
    const { han } = open;
    await open.goOn();
    const code = await begin(han, await startShielded([{ person: han, sequence: 1, forms: [SIGN] }]), 0);
    const { number } = await (await phone()).offer(code);
    const elsewhere = world.person('han');
    const opcode = await elsewhere.opcode('RESET_PWD');
    const newPassword = wirePassword('login', 'Fresh0rd!');
    const { signer } = world.services;
    const certify = signer.certifyShield.bind(signer);
    const serials: string[] = [];
    const spy = vi.spyOn(signer, 'certifyShield').mockImplementation(async (order) => {
      const made = await certify(order);
      serials.push(made.serial);
      const account = han.contact;
      await elsewhere.call(api.retrievePassword, { body: { opcode, newPassword, account } });
      return made;
    });
    const body = { shieldWsid: code.shieldWsid, number: number ?? '' };
    const refused = await han.refused(api.confirmShield, { params: code.desktop.params, body });
    spy.mockRestore();
    expect(refused).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    await han.call(api.createSession, { body: { accountNumber: han.contact, password: newPassword } });
    expect((await han.call(api.listShieldDevices, { params: { userWsid: han.userWsid } })).devices).toEqual([]);
    const rows = await world.services.db.withTx((tx) =>
      tx.select({ revokedAt: certificate.revokedAt }).from(certificate).where(inArray(certificate.serial, serials)),
    );
    expect(rows).toEqual([{ revokedAt: expect.any(Date) }]);
  });
});

describe('A signature of the phone', () => {
  async function refusedWith(started: Started, code: Code, held: Ready, changes: object, error: string): Promise<void> {
    const before = await head(started);
    expect(await held.own.browser.refused(api.finishShield, await finishing(code, held, changes))).toMatchObject({
      error,
    });
    expect(Buffer.from(await head(started)).equals(before)).toBe(true);
  }
  const altered = (signature: string): string => {
    const bytes = Buffer.from(signature, 'base64');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    return bytes.toString('base64');
  };

  it.each<[string, (held: Ready, other: Phone) => Promise<{ fileWsid: string; signature: string }[]>]>([
    [
      'altered',
      async ({ own, toSign }) => (await own.sign(toSign)).map((one) => ({ ...one, signature: altered(one.signature) })),
    ],
    ['of another key', ({ toSign }, other) => other.sign(toSign)],
    ['by a weaker digest', ({ own, toSign }) => own.sign({ ...toSign, hashAlgorithm: 'SHA-1' as 'SHA-256' })],
    ['by another digest', ({ own, toSign }) => own.sign({ ...toSign, hashAlgorithm: 'SHA-384' })],
    [
      'over something else',
      ({ own, toSign }) =>
        own.sign({ ...toSign, documents: toSign.documents.map((one) => ({ ...one, signedAttributes: 'AAAA' })) }),
    ],
    ['of no bytes', async ({ toSign }) => toSign.documents.map(({ fileWsid }) => ({ fileWsid, signature: '' }))],
  ])('%s is refused and ends the session, with nothing signed (security 59)', async (_what, make) => {
    const started = await forLi();
    const code = await begin(li, started, 0);
    const held = await ready(code);
    await refusedWith(started, code, held, { signatures: await make(held, await phone()) }, 'ERROR_SHIELD_SIGNATURE');
    expect(await statusOf(started)).toBe('ING_WAIT');
    const { session } = await li.call(api.getShield, { params: await params(li, started, 0) });
    expect(session).toMatchObject({ status: 'FAILED', error: 'ERROR_SHIELD_SIGNATURE' });
    expect(await held.own.browser.refused(api.finishShield, await finishing(code, held))).toMatchObject(GONE);
  });

  it('made for another session, another attempt or another document is refused (security 59)', async () => {
    const [started, elsewhere] = [await forLi(), await forLi()];
    const [code, other] = [await begin(li, started, 0), await begin(li, elsewhere, 0)];
    const [held, foreign] = [await ready(code), await ready(other)];
    await refusedWith(started, code, held, { attempt: foreign.toSign.attempt }, 'ERROR_SHIELD_EXPIRED');
    await refusedWith(started, code, held, { attempt: 'none' }, 'ERROR_SHIELD_EXPIRED');
    const signatures = await foreign.own.sign(foreign.toSign);
    await refusedWith(started, code, held, { signatures }, 'ERROR_MALFORMED');
    const here = signatures.map((one) => ({ ...one, fileWsid: held.toSign.documents[0]?.fileWsid ?? '' }));
    await refusedWith(started, code, held, { signatures: here }, 'ERROR_SHIELD_SIGNATURE');
  });

  it('of one document is discarded if that of another is invalid: all or none', async () => {
    const forms = [SIGN, { ...SECOND_SIGN, document: 1 }];
    const started = await startShielded([{ person: li, sequence: 1, forms }], [contract('A'), contract('B')]);
    const code = await begin(li, started, 0);
    const held = await ready(code);
    const [good, bad] = await held.own.sign(held.toSign);
    await refusedWith(started, code, held, { signatures: [good] }, 'ERROR_MALFORMED');
    const signatures = [good, { ...bad, signature: altered(bad?.signature ?? '') }];
    await refusedWith(started, code, held, { signatures }, 'ERROR_SHIELD_SIGNATURE');
    for (const document of [0, 1]) expect(judges.pdfsig(await head(started, document))).toEqual([]);
  });

  it('sent many times at once is taken once', async () => {
    const started = await forLi();
    const code = await begin(li, started, 0);
    const held = await ready(code);
    const input = await finishing(code, held);
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, () => held.own.browser.call(api.finishShield, input)),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))).toEqual(Array(7).fill(410));
    expect(judges.pdfsig(await head(started))).toHaveLength(1);
  });

  it('is refused after 120 s: the turn is given back (conventions, rule 10)', async () => {
    const started = await forLi();
    const code = await begin(li, started, 0);
    const held = await ready(code);
    world.clock.advance({ minutes: 2, seconds: 1 });
    await refusedWith(started, code, held, {}, 'ERROR_SHIELD_EXPIRED');
    await world.app.jobs.drain();
    expect(await statusOf(started)).toBe('ING_WAIT');
    const state = async () => (await li.call(api.getShield, { params: await params(li, started, 0) })).session;
    expect(await state()).toMatchObject({ status: 'OPENED' });
    // The code is valid for five minutes, and to the end of a turn that was reserved within them.
    world.clock.advance({ minutes: 2, seconds: 30 });
    const again = await held.own.prepare(code, held.device);
    world.clock.advance({ minutes: 1, seconds: 30 });
    const input = await finishing(code, { ...held, toSign: again });
    expect((await held.own.browser.call(api.finishShield, input)).session.status).toBe('SIGNED');
  });

  it('is prepared at most five times in five minutes, so that a revocation can run (conventions, rule 1)', async () => {
    const started = await forLi();
    const first = await begin(li, started, 0);
    const { own, device } = await ready(first);
    for (let times = 2; times <= 4; times += 1) await own.prepare(first, device);
    const second = await begin(li, started, 0);
    await own.prepare(second, device);
    await expect(own.prepare(second, device)).rejects.toMatchObject({ error: 'ERROR_TOO_MANY_REQUESTS' });
    world.clock.advance({ minutes: 2, seconds: 1 });
    await expect(own.prepare(second, device)).rejects.toMatchObject({ error: 'ERROR_TOO_MANY_REQUESTS' });
    const revoke = { params: { envelopeWsid: started.envelopeWsid }, body: { reason: 'Wrong price' } };
    await open.sender.call(api.revokeEnvelope, revoke);
    expect(judges.pdfsig(await head(started))).toEqual([]);
  });

  it('delays a revocation, and cannot start once the contract is revoked (conventions, rule 1, security 38)', async () => {
    const started = await forLi();
    const code = await begin(li, started, 0);
    const held = await ready(code);
    const revoke = { params: { envelopeWsid: started.envelopeWsid }, body: { reason: 'Wrong price' } };
    expect(await open.sender.refused(api.revokeEnvelope, revoke)).toMatchObject({ error: 'ERROR_SIGNING_IN_PROGRESS' });
    await held.own.browser.call(api.refuseShield, { params: code, body: { secret: code.secret } });
    const again = await begin(li, started, 0);
    await open.sender.call(api.revokeEnvelope, revoke);
    const prepare = { params: again, body: { secret: again.secret, deviceWsid: held.device.deviceWsid } };
    expect((await held.own.browser.refused(api.prepareShield, prepare)).error).toMatch(/^ERROR_ENVELOPE|^ERROR_NOT_IN/);
    expect(judges.pdfsig(await head(started))).toEqual([]);
  });
});
