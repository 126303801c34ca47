import { type BasicConstraints, type KeyUsage, OID } from '@countersign/asn1';
import { POLICY } from './oids.ts';

export type ProfileName =
  | 'root'
  | 'cross'
  | 'issuing'
  | 'tsa'
  | 'ocsp'
  | 'signer'
  | 'holder'
  | 'shield'
  | 'shieldOnce'
  | 'platform'
  | 'log';

/** What all certificates of a kind have in common; the lints compare each certificate with its profile. */
export type Profile = {
  readonly name: ProfileName;
  readonly longestValiditySec: number;
  readonly basicConstraints: BasicConstraints;
  readonly keyUsage: readonly KeyUsage[];
  readonly extendedKeyUsage: { readonly purposes: readonly string[]; readonly critical: boolean };
  /** The policies of which a certificate has exactly one; empty if it has none. */
  readonly policies: readonly string[];
  /** The addresses in the certificate. */
  readonly pointers: { readonly crl: boolean; readonly ocsp: boolean; readonly caIssuers: boolean };
};

const DAY_SEC = 86_400;
/** The maximum length of a number of calendar years. */
const years = (count: number): number => Math.ceil(count * 365.25 + 1) * DAY_SEC;

const END_ENTITY: BasicConstraints = { ca: false, pathLength: null };
const NO_PURPOSE = { purposes: [], critical: false } as const;
// RFC 9336 defines the purpose, Adobe has its own, and NSS (and so poppler) trusts a signer only by emailProtection.
const SIGNING_PURPOSES = {
  purposes: [OID.documentSigning, OID.adobeAuthenticDocuments, OID.emailProtection],
  critical: false,
} as const;

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  root: {
    name: 'root',
    longestValiditySec: years(20),
    basicConstraints: { ca: true, pathLength: 1 },
    keyUsage: ['keyCertSign', 'cRLSign'],
    extendedKeyUsage: NO_PURPOSE,
    policies: [],
    pointers: { crl: false, ocsp: false, caIssuers: false },
  },
  // A root's key, certified by the root before or after it; self-issued, so that the path length does not count it
  // (RFC 5280 §4.2.1.9).
  cross: {
    name: 'cross',
    longestValiditySec: years(20),
    basicConstraints: { ca: true, pathLength: 1 },
    keyUsage: ['keyCertSign', 'cRLSign'],
    extendedKeyUsage: NO_PURPOSE,
    policies: [OID.anyPolicy],
    pointers: { crl: true, ocsp: false, caIssuers: true },
  },
  issuing: {
    name: 'issuing',
    longestValiditySec: years(10),
    basicConstraints: { ca: true, pathLength: 0 },
    keyUsage: ['keyCertSign', 'cRLSign'],
    extendedKeyUsage: NO_PURPOSE,
    policies: [OID.anyPolicy],
    // The responder answers only for certificates of the issuing CA; those of the root are checked by its CRL.
    pointers: { crl: true, ocsp: false, caIssuers: true },
  },
  tsa: {
    name: 'tsa',
    longestValiditySec: years(10),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature'],
    extendedKeyUsage: { purposes: [OID.timeStamping], critical: true },
    policies: [],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  ocsp: {
    name: 'ocsp',
    longestValiditySec: years(10),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature'],
    extendedKeyUsage: { purposes: [OID.ocspSigning], critical: false },
    policies: [],
    // id-pkix-ocsp-nocheck exempts it from revocation checks.
    pointers: { crl: false, ocsp: false, caIssuers: true },
  },
  signer: {
    name: 'signer',
    longestValiditySec: years(10),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.verifiedName, POLICY.nameAsGiven, POLICY.nameOfProfile],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // The key is kept, so the certificate must expire.
  holder: {
    name: 'holder',
    longestValiditySec: years(1),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.personal, POLICY.enterprise],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // The signer keeps the key after the signature, so the certificate must expire.
  shield: {
    name: 'shield',
    longestValiditySec: years(1),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.shieldVerifiedName],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // The key outlives the signature and cannot be destroyed here, so the certificate ends within minutes and is bound to
  // the signed digest: a signature that the key makes elsewhere is expired for every reader.
  shieldOnce: {
    name: 'shieldOnce',
    longestValiditySec: 900,
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.shieldOneSignature],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // The seal of the platform: a legal person's, for its evidence reports (ETSI EN 319 412-3).
  platform: {
    name: 'platform',
    longestValiditySec: years(10),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.platformSeal],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // Its key signs only checkpoints, so the certificate has a purpose that document readers do not use.
  log: {
    name: 'log',
    longestValiditySec: years(10),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature'],
    extendedKeyUsage: NO_PURPOSE,
    policies: [POLICY.log],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
};
