import { parseCertificate, toPem } from '@countersign/asn1';
import { createWorkbench } from '@countersign/asn1/testing';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type CeremonyRequest,
  certifyIssuing,
  checkIssuing,
  checkSuccessor,
  makeOfflineRoot,
  requestIssuing,
} from './ceremony.ts';
import { readCertificateRequest } from './certificate-request.ts';
import { PkiError } from './errors.ts';
import { BoxError, lockBox, unlockBox } from './keys/passphrase-box.ts';

const naming = { organisation: '契约', evaluation: false, pkiUrl: 'https://pki.example' };
const now = new Date();
const root = await makeOfflineRoot(naming, { now, previous: null });
const { request } = await requestIssuing(naming, 1);
const revoked = [{ serialHex: '1234', at: now, reason: 'superseded' }] as const;
const ceremony: CeremonyRequest = { naming, root, request, generation: 1, revoked, lastCrlNumber: null, now };
const bench = createWorkbench();
afterAll(() => bench.remove());

describe('the ceremony of a root that is never on the server', () => {
  it('certifies a request that OpenSSL reads, and signs the CRL of the root', async () => {
    bench.write('request.der', request);
    const asked = bench.openssl('req', '-inform', 'DER', '-in', 'request.der', '-noout', '-verify', '-subject');
    expect(asked).toContain('verify OK');
    expect(asked).toContain('Issuing CA');
    const { certificate, crl } = await certifyIssuing(ceremony);
    bench.write('root.pem', toPem('CERTIFICATE', root.certificate));
    bench.write('issuing.pem', toPem('CERTIFICATE', certificate));
    bench.write('root.crl', crl.crl);
    expect(bench.openssl('verify', '-x509_strict', '-CAfile', 'root.pem', 'issuing.pem')).toBe('issuing.pem: OK\n');
    const listed = bench.openssl('crl', '-inform', 'DER', '-in', 'root.crl', '-CAfile', 'root.pem', '-text');
    expect(listed).toContain('verify OK');
    expect(listed).toContain('Serial Number: 1234');
    const { spki } = readCertificateRequest(request);
    checkIssuing(certificate, { root: root.certificate, spki });
    const other = await makeOfflineRoot(naming, { now, previous: null });
    expect(() => checkIssuing(certificate, { root: other.certificate, spki })).toThrow('not of this root');
    const { spki: another } = readCertificateRequest((await requestIssuing(naming, 1)).request);
    expect(() => checkIssuing(certificate, { root: root.certificate, spki: another })).toThrow('another key');
    expect(() => checkIssuing(root.certificate, { root: root.certificate, spki: root.certificate })).toThrow(PkiError);
  });

  it('refuses a request that its key has not signed, and one for another generation', async () => {
    const changed = request.slice();
    const last = changed.length - 1;
    changed[last] = (changed[last] ?? 0) ^ 1;
    await expect(certifyIssuing({ ...ceremony, request: changed })).rejects.toThrow(PkiError);
    await expect(certifyIssuing({ ...ceremony, request: Uint8Array.of(0x30, 0) })).rejects.toThrow('not a request');
    await expect(certifyIssuing({ ...ceremony, generation: 2 })).rejects.toThrow('another subject');
  });

  it('makes a successor of the root, which only the present root can certify', async () => {
    const next = await makeOfflineRoot(naming, { now, previous: root });
    expect(parseCertificate(next.certificate).subject.der).toEqual(parseCertificate(root.certificate).subject.der);
    const { newWithOld = root.certificate } = next.cross ?? {};
    checkSuccessor(next.certificate, newWithOld, root.certificate);
    const stranger = await makeOfflineRoot(naming, { now, previous: null });
    expect(() => checkSuccessor(next.certificate, newWithOld, stranger.certificate)).toThrow(PkiError);
    expect(() => checkSuccessor(stranger.certificate, newWithOld, root.certificate)).toThrow(PkiError);
  });
});

describe('a passphrase-encrypted file', () => {
  const PASSPHRASE = '正确 horse battery staple';
  async function collect(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
    const all: Uint8Array[] = [];
    for await (const part of parts) all.push(part);
    return Buffer.concat(all);
  }
  async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 70_001) yield await Promise.resolve(bytes.subarray(at, at + 70_001));
  }
  const open = (bytes: Uint8Array, passphrase = PASSPHRASE) => collect(unlockBox(passphrase, inPieces(bytes)));

  it('opens unchanged, over many frames, but not with another passphrase, a change, a cut or an addition', async () => {
    const content = Buffer.alloc(2.5 * 1024 * 1024, 'key');
    const box = await collect(lockBox(PASSPHRASE, [content], 10));
    expect((await open(box)).equals(content)).toBe(true);
    expect(box.includes('keykeykey')).toBe(false);
    await expect(open(box, 'another passphrase')).rejects.toThrow(BoxError);
    const changed = Buffer.from(box);
    changed.writeUInt8(changed.readUInt8(200) ^ 1, 200);
    const frame = 4 + 1024 * 1024 + 16;
    const header = box.length - 2 * frame - (4 + content.length - 2 * 1024 * 1024 + 16);
    const [first, second] = [box.subarray(header, header + frame), box.subarray(header + frame, header + 2 * frame)];
    const swapped = Buffer.concat([box.subarray(0, header), second, first, box.subarray(header + 2 * frame)]);
    const cut = box.subarray(0, header + 2 * frame);
    for (const bad of [changed, swapped, cut, box.subarray(0, -1), Buffer.concat([box, Buffer.of(0)]), content]) {
      await expect(open(bad)).rejects.toThrow(BoxError);
    }
  });

  it('refuses a short passphrase', async () => {
    await expect(collect(lockBox('short', [Buffer.of(1)]))).rejects.toThrow(BoxError);
  });
});
