import { createHierarchy, openAuthority } from '../hierarchy.ts';
import type { AuditLine, Authority, Hierarchy, IssuedCertificate, SignerSubject } from '../model.ts';
import { type StampedOnce, signOnce } from '../sign-once.ts';
import { type TimestampAuthority, createTimestampAuthority, lastStampInMemory } from '../tsa.ts';
import { toPem } from '@countersign/asn1';
import { createWorkbench, type Workbench } from '@countersign/asn1/testing';
import { createHash } from 'node:crypto';

export const PKI_URL = 'http://pki.example:8080';
export const sha256 = (bytes: Uint8Array | string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

export type SampleAuthority = {
  readonly hierarchy: Hierarchy;
  readonly authority: Authority;
  readonly timestamps: TimestampAuthority;
  readonly audit: AuditLine[];
  readonly issued: IssuedCertificate[];
  sign(content: Uint8Array | string, subject?: Partial<SignerSubject>): Promise<StampedOnce>;
  /** A directory with root.pem, issuing.pem, tsa.pem and ocsp.pem, in which OpenSSL runs. */
  bench(): Workbench;
};

/** A new evaluation authority on the real clock, so that external programs can verify its certificates. */
export async function createSampleAuthority(now: Date = new Date()): Promise<SampleAuthority> {
  const naming = { organisation: '契约 Countersign', evaluation: true, pkiUrl: PKI_URL };
  const hierarchy = await createHierarchy({ ...naming, now });
  const audit: AuditLine[] = [];
  const issued: IssuedCertificate[] = [];
  const authority = await openAuthority(hierarchy, (line) => void audit.push(line));
  const clock = { now: () => new Date() };
  const timestamps = createTimestampAuthority({ authority, clock, lastStamp: lastStampInMemory() });
  return {
    hierarchy,
    authority,
    timestamps,
    audit,
    issued,
    sign: (content, subject = {}) =>
      signOnce({
        authority,
        timestamps,
        subject: { name: '张三', organisation: null, identity: 'verified', ...subject },
        digest: sha256(content),
        now: new Date(),
        recordIssued: (certificate) => {
          issued.push(certificate);
          return Promise.resolve();
        },
      }),
    bench: () => {
      const bench = createWorkbench();
      for (const name of ['root', 'issuing', 'tsa', 'ocsp'] as const) {
        bench.write(`${name}.pem`, toPem('CERTIFICATE', hierarchy[name].certificate));
      }
      bench.write('chain.pem', Buffer.concat([bench.read('issuing.pem'), bench.read('root.pem')]));
      return bench;
    },
  };
}
