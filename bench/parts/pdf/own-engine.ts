import { createHash, sign } from 'node:crypto';
import { type Certificate, OID, assembleSignedData } from '@countersign/asn1';
import { beginSignature, joinRevision } from '../../../packages/pdf/src/sign/revisions.ts';
import { embedSignature } from '../../../packages/pdf/src/sign/signature-dictionary.ts';
import {
  type Authority,
  createHierarchy,
  createTimestampAuthority,
  lastStampInMemory,
  openAuthority,
  signOnce,
} from '@countersign/pki';
import { issueFor } from '../../../packages/pki/src/sign-once.ts';
import {
  generateOneSignatureKey,
  generatePrivateKey,
  importPrivateKey,
  SigningKey,
} from '../../../packages/pki/src/keys/signing-key.ts';
import { signAttributes } from '../../../packages/pki/src/signed-attributes.ts';

/** The signing material of every library in the comparison: one P-256 key and its certificate. */
export type Material = {
  readonly privateKey: Uint8Array;
  readonly certificate: Uint8Array;
  readonly issuer: Uint8Array;
  /** A detached CMS of PAdES B-B over a SHA-256 digest. */
  cms(digest: Uint8Array): Promise<Uint8Array>;
};

const SUBJECT = { name: '王小明', organisation: null, identity: 'verified' } as const;

export async function newAuthority(now: Date): Promise<Authority> {
  const hierarchy = await createHierarchy({
    organisation: 'Bench',
    evaluation: true,
    pkiUrl: 'http://pki.example',
    now,
  });
  return openAuthority(hierarchy, () => {});
}

const cmsBy = (key: SigningKey, authority: Authority, certificate: Certificate): Material['cms'] => {
  return async (digest) =>
    assembleSignedData({
      ...(await signAttributes(key, {
        kind: 'signature',
        contentType: OID.data,
        messageDigest: digest,
        certificate,
        reference: certificate.serialHex,
        findings: [],
      })),
      contentType: OID.data,
      content: null,
      certificates: [certificate.der, authority.issuing.certificate],
      digestAlgorithm: 'sha256',
      signatureAlgorithm: key.signatureAlgorithm,
      unsignedAttributes: [],
    });
};

const keyOf = (privateKey: Uint8Array): SigningKey =>
  new SigningKey({ name: 'bench', privateKey: importPrivateKey(privateKey), kinds: ['signature'], audit: () => {} });

export async function newMaterial(authority: Authority, now: Date): Promise<Material> {
  const privateKey = generatePrivateKey();
  const key = keyOf(privateKey);
  const certificate = await issueFor({ authority, subject: SUBJECT, now }, key.spki);
  const cms = cmsBy(key, authority, certificate);
  return { privateKey, certificate: certificate.der, issuer: authority.issuing.certificate, cms };
}

const request = (now: Date) =>
  ({
    fieldId: 'signature',
    name: SUBJECT.name,
    signingTime: now,
    newFields: [{ kind: 'SIGNATURE', fieldId: 'signature', place: null }],
  }) as const;

/** The minimum cost of any signature: one SHA-256 of the file and one ECDSA signature. */
export function floor(file: Uint8Array, key: Parameters<typeof sign>[2]): Uint8Array {
  return sign('sha256', createHash('sha256').update(file).digest(), key);
}

/** PAdES B-B in a new invisible field: the octets to append, as the server stores them. */
export async function signOwn(file: Uint8Array, { cms }: Material, now: Date): Promise<Uint8Array> {
  const open = beginSignature(file, request(now));
  return embedSignature(open, await cms(open.digest));
}

/** The same as the whole signed file in one buffer, like the result of the other libraries. */
export const signOwnWhole = async (file: Uint8Array, material: Material, now: Date): Promise<Uint8Array> =>
  joinRevision(file, await signOwn(file, material, now));

/** PAdES B-B with a fresh key and certificate, both created and discarded here. */
export async function signFresh(file: Uint8Array, authority: Authority, now: Date): Promise<Uint8Array> {
  const open = beginSignature(file, request(now));
  const key = await generateOneSignatureKey(authority.audit);
  const certificate = await issueFor({ authority, subject: SUBJECT, now }, key.spki);
  return embedSignature(open, await cmsBy(key, authority, certificate)(open.digest));
}

/** Signing as in the product: key, certificate, signature, time-stamp and the certificate's OCSP answer (PAdES B-T). */
export function freshWithTimestamp(authority: Authority): (file: Uint8Array, now: Date) => Promise<Uint8Array> {
  const clock = { now: () => new Date(Date.now()) };
  const timestamps = createTimestampAuthority({ authority, clock, lastStamp: lastStampInMemory() });
  return async (file, now) => {
    const open = beginSignature(file, request(now));
    const recordIssued = (): Promise<void> => Promise.resolve();
    const order = { authority, timestamps, subject: SUBJECT, digest: open.digest, now, recordIssued };
    return embedSignature(open, (await signOnce(order)).cms);
  };
}
