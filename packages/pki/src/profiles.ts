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

/** What all certificates of a kind have in common; the lints hold each certificate against its profile. */
export type Profile = {
  readonly name: ProfileName;
  readonly longestValiditySec: number;
  readonly basicConstraints: BasicConstraints;
  readonly keyUsage: readonly KeyUsage[];
  readonly extendedKeyUsage: { readonly purposes: readonly string[]; readonly critical: boolean };
  /** The policies of which a certificate has exactly one; none where the list is empty. */
  readonly policies: readonly string[];
  /** Which addresses stand in the certificate. */
  readonly pointers: { readonly crl: boolean; readonly ocsp: boolean; readonly caIssuers: boolean };
};

const DAY_SEC = 86_400;
/** The longest that a number of calendar years can be. */
const years = (count: number): number => Math.ceil(count * 365.25 + 1) * DAY_SEC;

const END_ENTITY: BasicConstraints = { ca: false, pathLength: null };
const NO_PURPOSE = { purposes: [], critical: false } as const;
// RFC 9336 names the purpose, Adobe has its own, and NSS (so poppler) trusts a signer by emailProtection only.
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
    // The responder answers for the issuing CA's certificates alone; the root's are checked by its list.
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
    // id-pkix-ocsp-nocheck says that nobody need ask.
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
  // The key is kept, so that its certificate ends.
  holder: {
    name: 'holder',
    longestValiditySec: years(1),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.personal, POLICY.enterprise],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // The key is the signer's own and lives on, so that its certificate does not.
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
  // The seal of the platform: a legal person's, on its reports of evidence (ETSI EN 319 412-3).
  platform: {
    name: 'platform',
    longestValiditySec: years(10),
    basicConstraints: END_ENTITY,
    keyUsage: ['digitalSignature', 'nonRepudiation'],
    extendedKeyUsage: SIGNING_PURPOSES,
    policies: [POLICY.platformSeal],
    pointers: { crl: true, ocsp: true, caIssuers: true },
  },
  // Its key signs the texts of checkpoints alone, so that it serves no purpose that a reader of documents knows.
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
