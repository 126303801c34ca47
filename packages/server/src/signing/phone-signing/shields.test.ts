import { createHash } from 'node:crypto';
import { OID, assembleSignedData, der, parseCertificate, parseSignedData } from '@countersign/asn1';
import { BACKEND_NAMESPACE, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { beginSignature, embedSignature, embeddedSignatures, joinRevision } from '@countersign/pdf';
import { POLICY, shieldAttributes } from '@countersign/pki';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificate, envelope, shieldSession } from '../../platform/index.ts';
import { listen } from '../../app/sockets/testing/listen.ts';
import { SECOND_SIGN, SIGN, TEXT, at, contract, isPrefix, sign, signBody } from '../ceremony/testing/signing-world.ts';
import { verifyFile } from '../../evidence/verification/verify-file.ts';
import type { Phone } from './testing/phone.ts';
import { type ShieldWorld, openShieldWorld } from './testing/shield-world.ts';

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

describe("A signature by the signer's own phone", () => {
  it('is accepted by poppler, qpdf and our own verification, in a finished contract', async () => {
    const started = await startShielded([
      { person: li, sequence: 1, forms: [SIGN, TEXT] },
      { person: alice, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const prepared = await head(started);
    const first = await (await phone()).confirm(await begin(li, started, 0));
    expect(first).toMatchObject({ status: 'SIGNED', link: null, error: null, qrCodeProvider: 'COUNTERSIGN' });
    const signed = await head(started);
    expect(isPrefix(prepared, signed)).toBe(true);
    expect(judges.qpdf(signed)).toBe('');
    expect(judges.pdfsig(signed)).toMatchObject([{ signer: '李雷', valid: true, trusted: true, whole: true }]);
    expect(judges.text(signed)).toContain('上海 Shanghai (甲方)');

    await (await phone()).confirm(await begin(alice, started, 1));
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    const bytes = await head(started);
    expect(judges.pdfsig(bytes).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: '李雷', valid: true, trusted: true },
      { signer: 'Alice Smith', valid: true, trusted: true },
    ]);
    expect(judges.timestamp(bytes)).toBe('');
    const { verification } = await li.upload(api.verifyPdf, { fields: {}, file: { name: 'contract.pdf', bytes } });
    const sound = { integrity: true, trusted: true, level: 'PAdES-B-LTA' };
    expect(verification).toMatchObject({ valid: true, signatures: [sound, sound] });
  });

  it.each(['SHA-256', 'SHA-384', 'SHA-512'] as const)(
    'is made by %s if the desktop requests it',
    async (hashAlgorithm) => {
      const started = await startFor(li);
      const session = await (await phone()).confirm(await begin(li, started, 0, { hashAlgorithm }));
      expect(session).toMatchObject({ status: 'SIGNED', hashAlgorithm });
      await world.app.jobs.drain();
      const bytes = await head(started);
      expect(judges.pdfsig(bytes)[0]).toMatchObject({ signer: '李雷', valid: true, trusted: true });
      const { verification } = await li.upload(api.verifyPdf, { fields: {}, file: { name: 'contract.pdf', bytes } });
      expect(verification.valid).toBe(true);
    },
  );

  it('is made in each document of the act, by one key, with one request to the phone', async () => {
    const forms = [SIGN, { ...SECOND_SIGN, document: 1 }, { ...TEXT, document: 2 }];
    const started = await startShielded(
      [{ person: li, sequence: 1, forms }],
      [contract('A'), contract('B'), contract('C')],
    );
    const [code, own] = [await begin(li, started, 0), await phone()];
    const toSign = await own.prepare(code, await own.certify(code));
    expect(toSign.documents.map(({ fileWsid }) => fileWsid)).toEqual(started.fileWsids.slice(0, 2));
    const body = { secret: code.secret, attempt: toSign.attempt, signatures: await own.sign(toSign) };
    await own.browser.call(api.finishShield, { params: code, body });
    for (const document of [0, 1])
      expect(judges.pdfsig(await head(started, document))).toMatchObject([
        { signer: '李雷', valid: true, trusted: true },
      ]);
    expect(judges.text(await head(started, 2))).toContain('上海 Shanghai (甲方)');
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
  });

  it('can be made in the invisible field of a signer without a form, addressed by the participantWsid', async () => {
    const started = await startShielded([{ person: li, sequence: 1 }]);
    expect((await params(li, started, 0)).formWsid).toBe(at(started, 0).participantWsid);
    await (await phone()).confirm(await begin(li, started, 0));
    expect(judges.pdfsig(await head(started))).toMatchObject([{ signer: '李雷', valid: true, trusted: true }]);
  });

  it('is made again on the current document where a parallel signer was faster (conventions, rule 10)', async () => {
    const started = await startShielded([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    ]);
    const [code, own] = [await begin(li, started, 0), await phone()];
    const device = await own.certify(code);
    const stale = await own.prepare(code, device);
    await (await phone()).confirm(await begin(alice, started, 1));
    const finish = async (toSign: typeof stale) => ({
      params: code,
      body: { secret: code.secret, attempt: toSign.attempt, signatures: await own.sign(toSign) },
    });
    expect(await own.browser.refused(api.finishShield, await finish(stale))).toMatchObject({
      status: 409,
      error: 'ERROR_DOCUMENT_CHANGED',
    });
    const fresh = await own.prepare(code, device);
    expect(fresh.attempt).not.toBe(stale.attempt);
    expect(fresh.documents[0]?.digest).not.toBe(stale.documents[0]?.digest);
    expect((await own.browser.call(api.finishShield, await finish(fresh))).session.status).toBe('SIGNED');
    const signed = judges.pdfsig(await head(started)).map(({ signer, valid }) => ({ signer, valid }));
    expect(signed).toHaveLength(2);
    expect(signed).toContainEqual({ signer: 'Alice Smith', valid: true });
    expect(signed).toContainEqual({ signer: '李雷', valid: true });
  });
});

describe('A phone key used offline to sign another file with the certificate of a finished contract (rulings §8.20)', () => {
  it('is detected by the page, by the records, and by the command without records', async () => {
    const started = await startShielded([{ person: { ...li, name: '张伟行长' }, sequence: 1, forms: [SIGN] }]);
    const own = await phone();
    await own.confirm(await begin(li, started, 0));
    await world.app.jobs.drain();
    const signed = await head(started);
    const verify = async (bytes: Uint8Array) =>
      (await li.upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes } })).verification;
    expect(await verify(signed)).toMatchObject({ valid: true, signatures: [{ nameSource: 'GIVEN', known: 'KNOWN' }] });

    const forged = await signElsewhere(signed, own);
    const judged = await verify(forged);
    expect(judged).toMatchObject({ valid: false, signatures: [{ indication: 'TOTAL_FAILED', known: 'UNKNOWN' }] });
    expect(judged.signatures[0]?.notes).toEqual(['NOT_FOR_THIS_DOCUMENT', 'NOT_ON_RECORD']);
    const { root } = await world.services.signer.certificates();
    const offline = verifyFile(forged, { fileName: null, roots: [root], now: world.clock.now() });
    expect(offline).toMatchObject({ valid: false, signatures: [{ nameSource: 'GIVEN', known: 'NOT_ASKED' }] });
    world.clock.advance({ minutes: 11 });
    const late = verifyFile(forged, { fileName: null, roots: [root], now: world.clock.now() });
    expect(late.signatures[0]).toMatchObject({ trusted: false });
    expect(await verify(signed)).toMatchObject({ valid: true });
  });

  /** An unrelated file, signed by the key of the phone with the certificate from the contract. */
  async function signElsewhere(contractBytes: Uint8Array, own: Phone): Promise<Uint8Array> {
    const [taken] = embeddedSignatures(contractBytes);
    const { certificates } = parseSignedData(taken?.cms ?? new Uint8Array());
    const isPhone = ({ policies }: (typeof certificates)[number]) => policies?.includes(POLICY.shieldOneSignature);
    const stolen = certificates.find(isPhone)?.der ?? new Uint8Array();
    const base = contract('IOU 借据');
    const revision = beginSignature(base, {
      fieldId: 'iou',
      name: '张伟行长',
      signingTime: world.clock.now(),
      newFields: [{ kind: 'SIGNATURE', fieldId: 'iou', place: null }],
    });
    const signedAttributes = shieldAttributes({ certificate: stolen, digest: revision.digest, hash: 'sha256' });
    const [made] = await own.sign({
      attempt: '',
      hashAlgorithm: 'SHA-256',
      expireIn: 0,
      documents: [
        { fileWsid: '', fileName: '', digest: '', signedAttributes: Buffer.from(signedAttributes).toString('base64') },
      ],
    });
    const raw = Buffer.from(made?.signature ?? '', 'base64');
    const { issuer, serial } = parseCertificate(stolen);
    const cms = assembleSignedData({
      contentType: OID.data,
      content: null,
      certificates: certificates.map(({ der: one }) => one),
      digestAlgorithm: 'sha256',
      signatureAlgorithm: OID.sha256WithEcdsa,
      signedAttributes,
      signer: { issuerDer: issuer.der, serial, certHash: createHash('sha256').update(stolen).digest() },
      signature: der.sequence(der.unsignedInteger(raw.subarray(0, 32)), der.unsignedInteger(raw.subarray(32))),
      unsignedAttributes: [],
    });
    return joinRevision(base, embedSignature(revision, cms));
  }
});

describe('The certificates of a person', () => {
  it('are those of their signatures and of their phones, newest first, and of no other person', async () => {
    const kinds = async (person: typeof li) => {
      const { userWsid } = person;
      const { certificates, page } = await person.call(api.listCertificates, {
        params: { userWsid },
        query: { limit: 100 },
      });
      expect(page.totalElements).toBe(certificates.length);
      return certificates.map(({ kind, serial }) => `${kind} ${serial}`);
    };
    const before = { li: await kinds(li), alice: await kinds(alice) };
    const shielded = await startFor(li);
    await (await phone()).confirm(await begin(li, shielded, 0));
    world.clock.advance({ seconds: 1 });
    await sign(li, await open.start([{ person: li, sequence: 1, forms: [SIGN] }]), 0);
    const after = await kinds(li);
    expect(after.slice(0, 2)).toEqual([expect.stringMatching(/^DISPOSABLE /), expect.stringMatching(/^SHIELD /)]);
    expect(after.slice(2)).toEqual(before.li);
    expect(await kinds(alice)).toEqual(before.alice);
  });
});

describe('The external signing session', () => {
  it('tells the desktop the available choices, and the progress of the phone', async () => {
    const started = await startFor(li);
    const path = await params(li, started, 0);
    const state = async () => li.call(api.getShield, { params: path });
    expect(await state()).toMatchObject({
      mobileShield: { qrCodeProvider: [{ name: 'COUNTERSIGN' }], hashAlgorithm: ['SHA-256', 'SHA-384', 'SHA-512'] },
      session: null,
    });
    const code = await begin(li, started, 0);
    expect(code.pathname).toBe(`/shield/${code.shieldWsid}`);
    expect(code).toMatchObject({ status: 'SHOWN', expireIn: 300 });
    expect((await state()).session).toMatchObject({ shieldWsid: code.shieldWsid, status: 'SHOWN', link: null });
    const own = await phone();
    const device = await own.certify(code);
    expect((await state()).session?.status).toBe('OPENED');
    await own.prepare(code, device);
    expect((await state()).session).toMatchObject({ status: 'READY' });
  });

  it('shows the phone title, parties and documents with the digest that the desktop has seen', async () => {
    const started = await startFor(li);
    const { documents } = await signBody(li, started, 0);
    const challenge = await (await phone()).open(await begin(li, started, 0));
    expect(challenge).toMatchObject({
      status: 'OPENED',
      title: '服务合同 Service agreement',
      signerName: '李雷',
      parties: [{ name: '李雷', enterpriseName: null, label: 'SIGNER' }],
      documents: [{ fileName: 'contract-1.pdf', pages: 1, ...documents[0] }],
      device: null,
    });
  });

  it('shows the phone no full contact, where a contact stands in for a missing name', async () => {
    const nameless = world.stranger({ name: '13911000020', contact: '13911000020' });
    await nameless.register();
    const started = await startShielded([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: nameless, sequence: 2 },
    ]);
    const senderId = fromWsid('user', nameless.userWsid) ?? '';
    await world.services.db.withTx((tx) =>
      tx.update(envelope).set({ senderId }).where(eq(envelope.id, started.envelopeId)),
    );
    const challenge = await (await phone()).open(await begin(li, started, 0));
    expect(challenge.senderName).toBe('139****0020');
    expect(challenge.parties.map(({ name }) => name)).toEqual(['李雷', '139****0020']);
  });

  it('is pushed to the session that started it and to no other (security 20)', async () => {
    const started = await startFor(li);
    const other = world.person('li');
    await other.login();
    const [desktop, elsewhere] = [
      await listen(world.base, li.jar.header(), { namespace: BACKEND_NAMESPACE }),
      await listen(world.base, other.jar.header(), { namespace: BACKEND_NAMESPACE }),
    ];
    const code = await begin(li, started, 0);
    await (await phone()).open(code);
    expect(await desktop.next('SHIELD_CHANGED')).toMatchObject({ attachMessage: { targertWsid: code.shieldWsid } });
    await (await phone()).browser.call(api.refuseShield, { params: code, body: { secret: code.secret } });
    await desktop.next('SHIELD_CHANGED');
    expect(elsewhere.heard.filter(({ actionType }) => actionType === 'SHIELD_CHANGED')).toEqual([]);
    for (const { socket } of [desktop, elsewhere]) socket.disconnect();
  });

  it('gives the turn back when the person declines, who may then start again', async () => {
    const started = await startFor(li);
    const [code, own] = [await begin(li, started, 0), await phone()];
    const device = await own.certify(code);
    await own.prepare(code, device);
    expect((await loaded(started)).participants[0]?.status).toBe('ING_PROCESS');
    await own.browser.call(api.refuseShield, { params: code, body: { secret: code.secret } });
    expect((await loaded(started)).participants[0]?.status).toBe('ING_WAIT');
    const again = await begin(li, started, 0);
    expect((await own.open(again, device.deviceWsid)).device).toMatchObject({ deviceWsid: device.deviceWsid });
  });

  it('stores the secret of the code only as a hash', async () => {
    const started = await startFor(li);
    const { shieldWsid, secret } = await begin(li, started, 0);
    const id = fromWsid('shield', shieldWsid) ?? '';
    const rows = await world.services.db.withTx((tx) =>
      tx.select().from(shieldSession).where(eq(shieldSession.id, id)),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is required for a participant who must sign by phone, and refused for others', async () => {
    const started = await startFor(li);
    const body = await signBody(li, started, 0);
    expect(await li.refused(api.sign, { params: at(started, 0), body })).toMatchObject({
      error: 'ERROR_SHIELD_REQUIRED',
    });
    const plain = await open.start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const path = { params: await params(li, plain, 0), body: await signBody(li, plain, 0) };
    expect(await li.refused(api.startShield, path)).toMatchObject({ error: 'ERROR_SHIELD_NOT_ASKED' });
    expect((await sign(li, plain, 0)).participant.status).toBe('ED_SUCCESS');
  });
});

describe('The phones of a person', () => {
  it('are listed for that person only', async () => {
    const started = await startFor(li);
    const device = await (await phone()).certify(await begin(li, started, 0), '李雷的手机');
    const { devices } = await li.call(api.listShieldDevices, { params: { userWsid: li.userWsid } });
    expect(devices).toContainEqual(expect.objectContaining({ ...device, name: '李雷的手机', lastUsedDatetime: null }));
    const theirs = await alice.call(api.listShieldDevices, { params: { userWsid: alice.userWsid } });
    expect(theirs.devices.map(({ deviceWsid }) => deviceWsid)).not.toContain(device.deviceWsid);
  });

  it('sign nothing once removed, not even prepared documents; their certificate is revoked', async () => {
    const started = await startFor(li);
    const [code, own] = [await begin(li, started, 0), await phone()];
    const device = await own.certify(code);
    const toSign = await own.prepare(code, device);
    const path = { userWsid: li.userWsid, deviceWsid: device.deviceWsid };
    expect(
      await alice.refused(api.removeShieldDevice, { params: { ...path, userWsid: alice.userWsid } }),
    ).toMatchObject({
      status: 404,
    });
    const tunnel = await li.fetch(`/api/users/${li.userWsid}/shield-devices/${device.deviceWsid}?httpmethod=DELETE`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(tunnel.status).toBe(200);
    const body = { secret: code.secret, attempt: toSign.attempt, signatures: await own.sign(toSign) };
    expect(await own.browser.refused(api.finishShield, { params: code, body })).toMatchObject({
      error: 'ERROR_SHIELD_DEVICE',
    });
    const again = await begin(li, started, 0);
    expect((await own.open(again, device.deviceWsid)).device).toBeNull();
    const prepare = { params: again, body: { secret: again.secret, deviceWsid: device.deviceWsid } };
    expect(await own.browser.refused(api.prepareShield, prepare)).toMatchObject({ error: 'ERROR_SHIELD_DEVICE' });
    const [row] = await world.services.db.withTx((tx) =>
      tx
        .select()
        .from(certificate)
        .where(eq(certificate.serial, device.serial ?? '')),
    );
    expect(row?.revokedAt).not.toBeNull();
  });
});
