import { createHash, generateKeyPairSync, randomUUID, sign as signOctets } from 'node:crypto';
import { maskContact } from '@countersign/domain';
import { OID, buildSignedData, parseCertificate } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { beginSignature, embedSignature, joinRevision } from '@countersign/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revokeCertificate } from '../../trust/index.ts';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  contract,
  openSigningWorld,
  sign,
} from '../../signing/ceremony/testing/signing-world.ts';

let open: SigningWorld;
let { world, li, alice, start, head } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, li, alice, start, head } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('The verification of a file', () => {
  let finished: Uint8Array;
  const verify = async (bytes: Uint8Array) =>
    (await world.person('bob').upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes } })).verification;
  beforeAll(async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    finished = await head(started);
  });

  it('finds the finished contract valid, for anyone', async () => {
    expect(await verify(finished)).toMatchObject({
      valid: true,
      signatures: [
        {
          signer: expect.stringContaining('李雷'),
          modifications: 'PERMITTED',
          nameSource: 'PROFILE',
          known: 'KNOWN',
          act: { identifiedBy: 'PHONE', contact: maskContact(li.contact), accountIs: 'OTHER' },
        },
      ],
    });
  });

  it('finds a file with one changed octet invalid', async () => {
    const tampered = Buffer.from(finished);
    tampered[200] = (tampered[200] ?? 0) ^ 1;
    const judged = await verify(tampered).catch((error: { error: string }) => error);
    expect(judged).not.toMatchObject({ valid: true });
  });

  it('finds text drawn in after the signature suspicious', async () => {
    const at = Buffer.from(finished).lastIndexOf('startxref');
    const previous = /startxref\s+(\d+)/.exec(Buffer.from(finished).toString('latin1', at))?.[1];
    const offset = finished.length;
    const page = /(\d+) 0 obj\s*<<[^>]*\/Type \/Page[^s]/.exec(Buffer.from(finished).toString('latin1'))?.[1] ?? '1';
    const object = `${page} 0 obj\n<</Type /Page /MediaBox [0 0 10 10]>>\nendobj\n`;
    const size = /\/Size (\d+)/.exec(Buffer.from(finished).toString('latin1'))?.[1];
    const root = /\/Root (\d+ 0 R)/.exec(Buffer.from(finished).toString('latin1'))?.[1];
    const tail = `xref\n${page} 1\n${String(offset).padStart(10, '0')} 00000 n\r\ntrailer\n<</Size ${size} /Root ${root} /Prev ${previous}>>\nstartxref\n${offset + object.length}\n%%EOF\n`;
    const judged = await verify(Buffer.concat([finished, Buffer.from(object + tail, 'latin1')]));
    expect(judged.valid).toBe(false);
    expect(judged.signatures[0]).toMatchObject({ integrity: true, modifications: 'SUSPICIOUS' });
  });

  describe("knows the authority's own revocations although the file does not contain them (security 57)", () => {
    const sha256 = (octets: Uint8Array): Uint8Array => createHash('sha256').update(octets).digest();
    const revoke = (serial: string) =>
      revokeCertificate(world.services, { serial, reason: 'keyCompromise', actorName: 'test' });
    /** The certificate of a phone, and a file signed by its key without time-stamp and without validation data. */
    async function signedOffline(issuing: Uint8Array) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const challenge = Buffer.from('challenge');
      const { certificate, serial } = await world.services.signer.certifyShield({
        subject: { commonName: '李雷', identityVerified: true },
        spki: publicKey.export({ type: 'spki', format: 'der' }),
        challenge,
        proof: signOctets('sha256', challenge, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
        envelopeId: randomUUID(),
        participantId: randomUUID(),
      });
      const make = (): Uint8Array => {
        const base = contract();
        const revision = beginSignature(base, {
          fieldId: 'li',
          name: '李雷',
          signingTime: world.clock.now(),
          newFields: [{ kind: 'SIGNATURE', fieldId: 'li', place: null }],
        });
        const { issuer, serial: number } = parseCertificate(certificate);
        const cms = buildSignedData(
          {
            contentType: OID.data,
            content: null,
            digestAlgorithm: 'sha256',
            messageDigest: revision.digest,
            certificates: [certificate, issuing],
            signer: { issuerDer: issuer.der, serial: number, certHash: sha256(certificate) },
            signatureAlgorithm: OID.sha256WithEcdsa,
          },
          (octets) => signOctets('sha256', octets, privateKey),
        );
        return joinRevision(base, embedSignature(revision, cms));
      };
      return { serial, make };
    }

    it.each([
      ['issuing authority in use', false],
      ['issuing authority that was replaced', true],
    ])('a certificate of the %s', async (_, isFollowed) => {
      const { signer, clock } = world.services;
      const { serial, make } = await signedOffline((await signer.certificates()).issuing);
      // A key on a phone has signed a file that is not in the records (rulings §8.20).
      const elsewhere = { known: 'UNKNOWN', indication: 'INDETERMINATE', nameSource: 'VERIFIED' };
      const good = { level: 'PAdES-B-B', trusted: true, revocation: { source: 'CRL', status: 'GOOD' }, ...elsewhere };
      expect(await verify(make())).toMatchObject({ valid: false, signatures: [good] });
      if (isFollowed) await signer.maintain({ now: clock.now(), rollover: 'ISSUING', services: [] });
      await revoke(serial);
      await open.goOn();
      const judged = await verify(make());
      const revoked = { source: 'CRL', status: 'REVOKED' };
      expect(judged).toMatchObject({ valid: false, signatures: [{ subIndication: 'REVOKED', revocation: revoked }] });
    });

    it('and a provably earlier signature stays valid, at the level of the file itself', async () => {
      const started = await start([
        { person: li, sequence: 1, forms: [SIGN] },
        { person: alice, sequence: 2, forms: [SECOND_SIGN] },
      ]);
      await sign(li, started, 0);
      const bytes = await head(started);
      const before = await verify(bytes);
      expect(before).toMatchObject({ valid: true, signatures: [{ level: 'PAdES-B-T' }] });
      world.clock.advance({ minutes: 1 });
      await revoke(before.signatures[0]?.serialNumber ?? '');
      expect(await verify(bytes)).toMatchObject({ valid: true, signatures: [{ revocation: { status: 'REVOKED' } }] });
    });
  });

  it('finds an unsigned file not valid, and reports that a picture is not a PDF', async () => {
    expect(await verify(contract())).toMatchObject({ valid: false, signatures: [], timestamps: [] });
    const refusal = await world
      .person('bob')
      .upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes: Buffer.from('not a PDF at all') } })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, error: 'ERROR_VERIFY_FILE' });
  });
});
