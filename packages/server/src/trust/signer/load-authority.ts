import { equalBytes, nameValue, parseCertificate } from '@countersign/asn1';
import {
  type Authority,
  type AuditPort,
  type AuthorityKeyName,
  type Hierarchy,
  type HierarchyOptions,
  type KeyedCertificate,
  createHierarchy,
  makeService,
  openAuthority,
  sealPrivateKey,
  sealingLike,
  unsealPrivateKey,
  type Kek,
} from '@countersign/pki';
import type {
  AuthorityGeneration,
  AuthorityRole,
  Clock,
  HostCalls,
  KeyRole,
  OpenOptions,
  StoredAuthority,
  StoredAuthorityKey,
} from '../../platform/index.ts';
import { openKeyStore } from './key-store.ts';

export const KEY_NAMES: Readonly<Record<KeyRole, AuthorityKeyName>> = {
  ROOT: 'root',
  ISSUING: 'issuing',
  TSA: 'tsa',
  OCSP: 'ocsp',
  PLATFORM: 'platform',
  LOG: 'log',
};
const ROLES = Object.keys(KEY_NAMES) as KeyRole[];

const NO_AUTHORITY =
  'this installation has no certificate authority yet, and production makes none by itself. Choose its names and make it: npm run ca -- create (docs/operate/authority.md)';

/** The stored authority cannot be used with this key-encryption key or in this mode. */
export class AuthorityError extends Error {
  override readonly name = 'AuthorityError';
  readonly kind: 'NONE' | 'INCOMPLETE' | 'OTHER_MODE' | 'NOT_READY' | 'LOG_BEHIND';
  constructor(kind: AuthorityError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface CorePorts {
  /** Provides the key-encryption key, and the previous one while it is replaced; they never leave this process. */
  readonly kek: () => Kek;
  readonly host: HostCalls;
  readonly clock: Clock;
}

/** An opened authority and all of its certificates. */
export interface Loaded {
  /** Of the issuing CA's key: it tells which key-encryption key seals new keys. */
  readonly issuingKey: Uint8Array | null;
  readonly authority: Authority;
  readonly generations: readonly AuthorityGeneration[];
}

/** The name under which a key is encrypted, so that the key of one generation cannot be used in place of another. */
export const sealNameOf = (role: KeyRole, generation: number): string =>
  generation === 1 ? KEY_NAMES[role] : `${KEY_NAMES[role]} ${generation}`;

/** The stored form of a new key, whose clear form is overwritten. */
export function sealed(
  kek: Kek,
  role: KeyRole,
  generation: number,
  { certificate, privateKey }: KeyedCertificate,
): StoredAuthorityKey {
  const sealedKey = sealPrivateKey({ kek, name: sealNameOf(role, generation) }, privateKey);
  privateKey.fill(0);
  return { role, generation, status: 'ACTIVE', certificate, sealedKey };
}

/**
 * Opens the stored authority, or creates it where an identity for it is given.
 * @throws AuthorityError, KeySealError, PkiError
 */
export async function loadAuthority(ports: CorePorts, options: OpenOptions, audit: AuditPort): Promise<Loaded> {
  const { host, clock } = ports;
  const now = clock.now();
  const keys = await openKeyStore(options);
  const stored =
    (await host.loadAuthority(null)) ?? (await makeAuthority(ports.kek(), host, { ...options, keys, now }));
  const issuingKey = issuingKeyOf(stored);
  const kek = sealingLike(ports.kek(), issuingKey);
  checkMode(stored, options);
  const opened = await openAuthority(hierarchyOf(kek, stored, options.pkiUrl), audit, keys);
  if (opened.log !== null) return { authority: opened, generations: stored.keys.map(withoutKey), issuingKey };
  // The backup of an authority does not bring the key of its log back: a restored one gets a new key, of a new log.
  const add = [await newLogKey(kek, { stored, opened, now })];
  // If another process was first, its key is stored, and the next reading finds it.
  await host.storeSuccession({ evaluation: stored.evaluation, add, retire: [], reason: 'a new log' });
  const again = (await host.loadAuthority(null)) ?? stored;
  const authority = await openAuthority(hierarchyOf(kek, again, options.pkiUrl), audit, keys);
  return { authority, generations: again.keys.map(withoutKey), issuingKey };
}

const BEGINS = 'TEST ';

/**
 * An evaluation authority and a production one are never taken for each other: the mode is in the row of every key, and in
 * the subject of every issuing CA, which no one can change.
 */
export function checkMode(stored: StoredAuthority, { evaluation }: Pick<OpenOptions, 'evaluation'>): void {
  const issuing = stored.keys.filter(({ role }) => role === 'ISSUING');
  const named = issuing.map(({ certificate }) => nameValue(parseCertificate(certificate).subject, 'CN') ?? '');
  if (named.some((name) => name.startsWith(BEGINS) !== stored.evaluation)) {
    throw new AuthorityError('INCOMPLETE', 'the stored authority has keys of evaluation and of production');
  }
  if (stored.evaluation === evaluation) return;
  throw new AuthorityError(
    'OTHER_MODE',
    stored.evaluation
      ? 'this database and its certificate authority were created in evaluation mode, and MODE is production. Give production a database of its own (docs/operate/authority.md)'
      : 'this database and its certificate authority are for production, and MODE is evaluation. Set MODE=production, or give the evaluation a database of its own',
  );
}

async function newLogKey(
  kek: Kek,
  { stored, opened, now }: { readonly stored: StoredAuthority; readonly opened: Authority; readonly now: Date },
): Promise<StoredAuthorityKey> {
  const generation = 1 + Math.max(0, ...stored.keys.filter(({ role }) => role === 'LOG').map((key) => key.generation));
  const made = await makeService({ authority: opened, name: KEY_NAMES.LOG, generation, now });
  return sealed(kek, 'LOG', generation, made);
}

const withoutKey = ({ role, generation, status, certificate }: StoredAuthorityKey): AuthorityGeneration => ({
  role,
  generation,
  status,
  certificate,
});

const newestFirst = (one: StoredAuthorityKey, other: StoredAuthorityKey): number => other.generation - one.generation;

const ofRole = (stored: StoredAuthority, role: AuthorityRole, status: 'ACTIVE' | 'RETIRED') =>
  stored.keys.filter((key) => key.role === role && key.status === status).toSorted(newestFirst);

const activeOf = (stored: StoredAuthority, role: AuthorityRole): StoredAuthorityKey | undefined =>
  ofRole(stored, role, 'ACTIVE')[0];

/** The stored key of the issuing CA in use, sealed. */
export const issuingKeyOf = (stored: StoredAuthority | null): Uint8Array | null =>
  (stored === null ? undefined : activeOf(stored, 'ISSUING'))?.sealedKey ?? null;

function hierarchyOf(kek: Kek, stored: StoredAuthority, pkiUrl: string): Hierarchy {
  const unsealed = (row: StoredAuthorityKey) => ({
    certificate: row.certificate,
    generation: row.generation,
    privateKey: unsealPrivateKey({ kek, name: sealNameOf(row.role as KeyRole, row.generation) }, row.sealedKey),
  });
  // The key of an offline root is not stored here.
  const root = (row: StoredAuthorityKey) =>
    row.sealedKey.length === 0
      ? { certificate: row.certificate, generation: row.generation, privateKey: null }
      : unsealed(row);
  const active = (role: KeyRole): StoredAuthorityKey => {
    const row = activeOf(stored, role);
    if (row === undefined) throw new AuthorityError('INCOMPLETE', `the authority has no ${role} key`);
    return row;
  };
  const log = activeOf(stored, 'LOG');
  return {
    evaluation: stored.evaluation,
    identity: stored.identity,
    pkiUrl,
    root: root(active('ROOT')),
    issuing: unsealed(active('ISSUING')),
    tsa: unsealed(active('TSA')),
    ocsp: unsealed(active('OCSP')),
    platform: unsealed(active('PLATFORM')),
    log: log === undefined ? undefined : unsealed(log),
    between: stored.keys.filter(({ role }) => role === 'INTERMEDIATE').map(({ certificate }) => certificate),
    retiredRoots: ofRole(stored, 'ROOT', 'RETIRED').map(root),
    retired: ofRole(stored, 'ISSUING', 'RETIRED').flatMap((issuing) => {
      const ocsp = responderOf(stored, issuing);
      // The key of an expired CA is destroyed; its last list remains.
      return ocsp === null || issuing.sealedKey.length === 0
        ? []
        : [{ issuing: unsealed(issuing), ocsp: unsealed(ocsp) }];
    }),
  };
}

/** Returns the newest responder that this issuing CA has authorised, if its key is available. */
function responderOf(stored: StoredAuthority, issuing: StoredAuthorityKey): StoredAuthorityKey | null {
  const { subjectKeyId } = parseCertificate(issuing.certificate);
  const responders = stored.keys.filter(({ role, sealedKey }) => role === 'OCSP' && sealedKey.length > 0);
  const own = responders.toSorted(newestFirst).find(({ certificate }) => {
    const keyId = parseCertificate(certificate).authorityKeyId?.keyId ?? null;
    return keyId !== null && subjectKeyId !== null && equalBytes(keyId, subjectKeyId);
  });
  return own ?? null;
}

/** Of two processes that start at the same time one stores its authority, and the other uses that one. */
async function makeAuthority(
  kek: Kek,
  host: HostCalls,
  { identity, ...options }: Omit<HierarchyOptions, 'organisation'> & Pick<OpenOptions, 'identity'>,
): Promise<StoredAuthority> {
  if (identity === null) throw new AuthorityError('NONE', NO_AUTHORITY);
  const made = await createHierarchy({ ...options, ...identity });
  const keys = ROLES.map((role) => {
    const { certificate, privateKey = null } = made[KEY_NAMES[role]] ?? { certificate: new Uint8Array() };
    if (privateKey === null) throw new AuthorityError('INCOMPLETE', `a new authority lacks its ${role} key`);
    return sealed(kek, role, 1, { certificate, privateKey });
  });
  return host.storeAuthority({ evaluation: made.evaluation, identity, keys });
}
