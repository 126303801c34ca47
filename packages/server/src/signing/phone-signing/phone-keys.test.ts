import { parseCertificate } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { POLICY, readSigningIntent } from '@countersign/pki';
import { wirePassword } from '@countersign/testkit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { certificate, person, shieldDevice } from '../../platform/index.ts';
import { namesSigner } from '../../trust/index.ts';
import { SECOND_SIGN, SIGN } from '../ceremony/testing/signing-world.ts';
import type { Phone, ShownCode } from './testing/phone.ts';
import { GONE, type ShieldWorld, openShieldWorld } from './testing/shield-world.ts';

let open: ShieldWorld;
let { world, li, alice, han, startShielded, startFor, begin, phone } = {} as ShieldWorld;
beforeAll(async () => {
  open = await openShieldWorld();
  ({ world, li, alice, han, startShielded, startFor, begin, phone } = open);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.goOn();
  await open.removePhones(li);
});

describe('A key of a phone', () => {
  it('is certified against proof of possession over the challenge of this very code (security 59)', async () => {
    const [code, other] = [await begin(li, await startFor(li), 0), await begin(li, await startFor(li), 0)];
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
    const code = await begin(li, await startFor(li), 0);
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
    const started = await startFor(li);
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
    const before = await phone();
    const early = await before.certify(await begin(han, await startFor(han), 0));
    const verified = { idttvStatus: 'PASSED', realName: '韩美美' } as const;
    const personId = fromWsid('user', han.userWsid) ?? '';
    await world.services.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, personId)));
    const started = await startFor(han);
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
    const personId = fromWsid('user', han.userWsid) ?? '';
    const verified = { idttvStatus: 'PASSED', realName: '韩美美' } as const;
    await world.services.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, personId)));
    const started = await startFor(han);
    const guest = world.person('han');
    await guest.openLink(started.participantWsids[0] ?? '');
    await expect(begin(guest, started, 0)).rejects.toMatchObject({ error: 'ERROR_CANT_USE_FREE_LOGIN' });
    await begin(han, started, 0);
  });

  it('of an unverified person has no certificate; each signature gets one, bound to its document (rulings §8.19)', async () => {
    const started = await startFor(li);
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
    const code = await begin(li, await startFor(li), 0);
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
    const code = await begin(li, await startFor(li), 0);
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
    const code = await begin(li, await startFor(li), 0);
    const { browser } = await phone();
    const input = { params: code, body: { secret: code.secret } };
    for (let sent = 0; sent < 3; sent += 1) await browser.call(api.sendShieldCode, input);
    expect(await browser.refused(api.sendShieldCode, input)).toMatchObject({ error: 'ERROR_FREQUENTLY' });
  });
});

describe('A new phone', () => {
  it('needs no code where the signer is logged in on it, but still the number', async () => {
    const code = await begin(li, await startFor(li), 0);
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
    const code = await begin(li, await startFor(li), 0);
    const own = await phone();
    const { challenge } = await li.call(api.openShield, { params: code, body: { secret: code.secret } });
    const body = { secret: code.secret, publicKey: own.publicKey, proof: await own.prove(challenge.challenge) };
    const { device, number } = await li.call(api.certifyShield, { params: code, body });
    expect(number).toBeNull();
    expect((await own.prepare(code, device)).documents).toHaveLength(1);
  });

  it('is reported to its owner on every channel, with the page where it can be removed', async () => {
    await (await phone()).certify(await begin(li, await startFor(li), 0), '陌生手机');
    await world.app.jobs.drain();
    const [told] = await li.messages();
    expect(told?.text).toContain('陌生手机');
    expect(told?.text).toContain('/account/security');
  });
});

describe('A phone of a person whose password is reset (rulings §8.21)', () => {
  it('can no longer sign, and its certificate is revoked', async () => {
    const code = await begin(han, await startFor(han), 0);
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
    const again = await begin(han, await startFor(han), 0);
    expect((await own.open(again, deviceWsid)).device).toBeNull();
  });
});

describe('A phone that is certified during a password reset of its signer (rulings §8.21)', () => {
  it('is not registered, and its certificate is revoked', async () => {
    await open.goOn();
    const code = await begin(han, await startFor(han), 0);
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
