import { OID, nameValue, parseCertificate, parseSignedData } from '@countersign/asn1';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LintError, PkiError } from './errors.ts';
import { makeHolder, signAsHolder } from './holder.ts';
import { POLICY } from './oids.ts';
import { signOnce } from './sign-once.ts';
import { createSampleAuthority } from './testing/sample-authority.ts';

const { authority, timestamps } = await createSampleAuthority();
const digest = new Uint8Array(createHash('sha256').update('the byte range').digest());
const personal = (name = '张三', now = new Date()) =>
  makeHolder({ authority, kind: 'personal', subject: { name, organisation: null }, now });
const kindOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'accepted',
    (error: unknown) => (error instanceof PkiError ? error.kind : String(error)),
  );

describe('a long-term certificate', () => {
  it('names a verified person, or a verified enterprise and its member, under its own policy', async () => {
    const enterprise = await makeHolder({
      authority,
      kind: 'enterprise',
      subject: {
        name: '李四',
        organisation: '某某有限公司',
        number: '0123456789ABCDEF0123',
        organisationIdentifier: 'NTRCN-91350100M000100Y43',
      },
      now: new Date(),
    });
    const [mine, ours] = [await personal(), enterprise].map(({ certificate }) => parseCertificate(certificate));
    expect([mine?.policies, ours?.policies]).toEqual([[POLICY.personal], [POLICY.enterprise]]);
    expect(mine && [nameValue(mine.subject, 'CN'), nameValue(mine.subject, 'O')]).toEqual(['张三', null]);
    expect(ours?.subject.text).toBe(
      'CN=李四, SERIALNUMBER=0123456789ABCDEF0123, GN=四, SN=李, OU=TEST, ' +
        'ORGANIZATIONIDENTIFIER=NTRCN-91350100M000100Y43, O=某某有限公司, C=CN',
    );
  });

  it('names only the enterprise if the name of its member was not verified', async () => {
    const { certificate } = await makeHolder({
      authority,
      kind: 'enterprise',
      now: new Date(),
      subject: { name: '某某有限公司', organisation: '某某有限公司', number: '0123456789ABCDEF0123' },
    });
    expect(parseCertificate(certificate).subject.text).toBe('CN=某某有限公司, OU=TEST, O=某某有限公司, C=CN');
  });

  it('ends after a year, and never after its issuer', async () => {
    const { notBefore, notAfter } = await personal();
    expect(notAfter.getUTCFullYear() - notBefore.getUTCFullYear()).toBe(1);
    const issuerEnds = authority.issuing.parsed.notAfter;
    const late = new Date(issuerEnds.getTime() - 86_400_000);
    expect((await personal('张三', late)).notAfter).toEqual(issuerEnds);
  });

  it('is not made for a name that does not fit into a certificate, nor for an enterprise without its name', async () => {
    await expect(personal('x'.repeat(65))).rejects.toThrow(LintError);
    await expect(
      makeHolder({ authority, kind: 'enterprise', subject: { name: '李四', organisation: null }, now: new Date() }),
    ).rejects.toThrow(PkiError);
  });
});

describe('a long-term key', () => {
  it('uses RSA on request, and signs with it', async () => {
    const { certificate, privateKey } = await makeHolder({
      authority,
      kind: 'personal',
      subject: { name: '张三', organisation: null },
      now: new Date(),
      keyAlgorithm: 'RSA-3072',
    });
    const { cms } = await signAsHolder({ authority, timestamps, certificate, privateKey, digest });
    expect(parseSignedData(cms).signerInfos[0]?.signatureAlgorithm.oid).toBe(OID.sha256WithRsa);
  });

  it('signs repeatedly, each time with a time-stamp and an OCSP response for its certificate', async () => {
    const { certificate, privateKey, serialHex } = await personal();
    const sign = () => signAsHolder({ authority, timestamps, certificate, privateKey, digest });
    const [first, second] = [await sign(), await sign()];
    expect([first.serialHex, second.serialHex]).toEqual([serialHex, serialHex]);
    expect(first.cms).not.toEqual(second.cms);
    expect(first.ocsp.length).toBeGreaterThan(100);
  });

  it('signs only with its own certificate, and with none of another kind (security 57)', async () => {
    const [mine, theirs] = [await personal('张三'), await personal('李四')];
    const request = { authority, timestamps, digest, privateKey: mine.privateKey };
    expect(await kindOf(signAsHolder({ ...request, certificate: theirs.certificate }))).toBe('KEY_MISMATCH');
    const once = await signOnce({
      authority,
      timestamps,
      digest,
      now: new Date(),
      recordIssued: () => Promise.resolve(),
      subject: { name: '张三', organisation: null, identity: 'verified' },
    });
    expect(await kindOf(signAsHolder({ ...request, certificate: once.certificate }))).toBe('KEY_MISMATCH');
  });
});
