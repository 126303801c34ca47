import { api } from '@countersign/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND_SIGN, SIGN, contract, password, signBody } from '../ceremony/testing/signing-world.ts';
import type { Started } from '../ceremony/testing/started-envelope.ts';
import type { Code, Phone, ShownCode } from './testing/phone.ts';
import { GONE, type ShieldWorld, openShieldWorld } from './testing/shield-world.ts';

let open: ShieldWorld;
let { world, judges, li, alice, head, loaded, startShielded, startFor, begin, params, phone } = {} as ShieldWorld;
beforeAll(async () => {
  open = await openShieldWorld();
  ({ world, judges, li, alice, head, loaded, startShielded, startFor, begin, params, phone } = open);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.goOn();
  await open.removePhones(li);
});

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
      const started = await startFor(li);
      const input = {
        params: await params(li, started, 0),
        body: { ...(await signBody(li, started, 0)), hashAlgorithm },
      };
      expect(await li.refused(api.startShield, input)).toMatchObject({ status: 422, error: 'ERROR_SHIELD_ALGORITHM' });
    },
  );

  it('only with a known provider and a form of their own, by the participant', async () => {
    const started = await startFor(li);
    const [path, body] = [await params(li, started, 0), await signBody(li, started, 0)];
    const refused = (changes: object) => li.refused(api.startShield, { params: path, body, ...changes });
    expect(await refused({ body: { ...body, qrCodeProvider: 'ELSEWHERE' } })).toMatchObject({
      error: 'ERROR_SHIELD_PROVIDER',
    });
    const other = await startFor(li);
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
    const started = await startFor(li);
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
    const [one, two] = [await begin(li, await startFor(li), 0), await begin(li, await startFor(li), 0)];
    const { browser } = await phone();
    const refused = (shieldWsid: string, secret: string) =>
      browser.refused(api.openShield, { params: { shieldWsid }, body: { secret } });
    expect(await refused(one.shieldWsid, two.secret)).toMatchObject(GONE);
    expect(await refused('WSID_SHLD_00000000000000000000000000', one.secret)).toMatchObject(GONE);
    world.clock.advance({ minutes: 5 });
    expect(await refused(one.shieldWsid, one.secret)).toMatchObject(GONE);
  });

  it('ends when another is made, when it was used, and when the desktop has logged out', async () => {
    const started = await startFor(li);
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
    const left = await begin(other, await startFor(li), 0);
    await other.logout();
    await expect((await phone()).open(left)).rejects.toMatchObject(GONE);
  });

  it('is locked after ten wrong secrets', async () => {
    const code = await begin(li, await startFor(li), 0);
    const own = await phone();
    for (let tries = 0; tries < 10; tries += 1)
      await own.browser.refused(api.openShield, { params: code, body: { secret: 'x'.repeat(43) } });
    await expect(own.open(code)).rejects.toMatchObject(GONE);
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
    const started = await startFor(li);
    const code = await begin(li, started, 0);
    const held = await ready(code);
    await refusedWith(started, code, held, { signatures: await make(held, await phone()) }, 'ERROR_SHIELD_SIGNATURE');
    expect(await statusOf(started)).toBe('ING_WAIT');
    const { session } = await li.call(api.getShield, { params: await params(li, started, 0) });
    expect(session).toMatchObject({ status: 'FAILED', error: 'ERROR_SHIELD_SIGNATURE' });
    expect(await held.own.browser.refused(api.finishShield, await finishing(code, held))).toMatchObject(GONE);
  });

  it('made for another session, another attempt or another document is refused (security 59)', async () => {
    const [started, elsewhere] = [await startFor(li), await startFor(li)];
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
    const started = await startFor(li);
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
    const started = await startFor(li);
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
    const started = await startFor(li);
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
    const started = await startFor(li);
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
