import { generateKeyPairSync, sign } from 'node:crypto';
import { OID, buildCertificate, parseCertificate } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { validationRevision } from '@countersign/pdf';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIGN, contract, drawn, password } from '../../signing/ceremony/testing/signing-world.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';
import { verifyFile } from './verify-file.ts';

let world: World;
let file: Buffer;
let root: Uint8Array;
let authority: Uint8Array[];

beforeAll(async () => {
  world = await createWorld();
  const [sender, signer] = await world.people('wang', 'li');
  const started = await startedEnvelope(world, sender, [{ person: signer, sequence: 1, forms: [SIGN] }], [contract()]);
  const params = { envelopeWsid: started.envelopeWsid, participantWsid: started.participantWsids[0] ?? '' };
  const page = await signer.call(api.getSigning, { params });
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
  await signer.call(api.sign, { params, body: { documents, forms, ...password(signer) } });
  await world.app.jobs.drain();
  const docId = documents[0]?.fileWsid ?? '';
  const content = await sender.bytes(api.getDocumentContent, { params: { ...params, docId } });
  file = Buffer.from(await content.arrayBuffer());
  const certificates = await world.services.signer.certificates();
  ({ root } = certificates);
  authority = Object.values(certificates).filter((der): der is Uint8Array => der instanceof Uint8Array);
});
afterAll(() => world.close());

/** Whether the file is found valid, as it was made. */
const isUntouched = (bytes: Uint8Array): boolean => {
  try {
    return verifyFile(bytes, { fileName: null, roots: [root], now: world.clock.now() }).valid;
  } catch {
    return false;
  }
};

/** The position of the last time-stamp's CMS, which nothing covers: from its first digit to the last before the padding. */
function lastCms(): { from: number; to: number } {
  const from = file.lastIndexOf('/Contents <') + '/Contents <'.length;
  const end = file.indexOf('>', from);
  return { from, to: file.toString('latin1', from, end).replace(/0+$/, '').length + from };
}

/** Every octet with FLIP_ALL, otherwise a fixed sample. */
const STEP = process.env['FLIP_ALL'] === undefined ? 251 : 1;

it('detects every changed octet in the part of a finished contract that no time-stamp covers', () => {
  expect(isUntouched(file)).toBe(true);
  const { from, to } = lastCms();
  const unnoticed: string[] = [];
  const flip = (at: number, mask: number): void => {
    file[at] = (file[at] ?? 0) ^ mask;
    if (isUntouched(file)) unnoticed.push(`${at - from} ^ ${mask}: ${file.toString('latin1', at - 12, at + 12)}`);
    file[at] = (file[at] ?? 0) ^ mask;
  };
  for (let at = from; at < to; at += STEP) for (const mask of [0x01, 0x20]) flip(at, mask);
  // Padding, and the ends of the file.
  for (const at of [from - 1, to, to + 1, file.indexOf('>', to) - 1, file.indexOf('>', to), file.length - 1, 8])
    flip(at, 0x01);
  expect(unnoticed).toEqual([]);
});

it('stays valid if certificates with the same names, numbers and key identifiers as its own are added', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const namesakes = authority.flatMap((der) => {
    const { serialHex, issuer, subject, notBefore, notAfter, extensions } = parseCertificate(der);
    // The first has the same serial number; many others precede the real one in any search by name.
    return Array.from({ length: 20 }, (_, at) =>
      buildCertificate(
        {
          serial: at === 0 ? Buffer.from(serialHex, 'hex') : Uint8Array.of(at),
          signatureAlgorithm: OID.sha256WithEcdsa,
          issuer: issuer.der,
          subject: subject.der,
          notBefore,
          notAfter,
          spki,
          extensions,
        },
        (tbs) => sign('sha256', tbs, privateKey),
      ),
    );
  });
  const added = validationRevision(file, { certs: namesakes, ocsps: [], crls: [] });
  expect(isUntouched(Buffer.concat([file, added]))).toBe(true);
});

it('detects a changed octet anywhere else', () => {
  const unnoticed: number[] = [];
  for (let at = 0; at < file.length; at += Math.ceil(file.length / (STEP === 1 ? 4_000 : 16))) {
    file[at] = (file[at] ?? 0) ^ 1;
    if (isUntouched(file)) unnoticed.push(at);
    file[at] = (file[at] ?? 0) ^ 1;
  }
  expect(unnoticed).toEqual([]);
});
