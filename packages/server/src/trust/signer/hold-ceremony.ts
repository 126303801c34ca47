import { equalBytes, fromPem, parseCertificate, toPem } from '@countersign/asn1';
import {
  type AuthorityIdentity,
  type AuthorityNaming,
  type OfflineRoot,
  type Revocation,
  authorityKeyOf,
  certifyIssuing,
  checkIdentity,
  checkIssuing,
  checkSuccessor,
  authoritySubject,
  isInToken,
  requestIssuing,
  sealPrivateKey,
  servicesUnder,
  signOfflineList,
  unsealPrivateKey,
  type Kek,
} from '@countersign/pki';
import { and, eq } from 'drizzle-orm';
import {
  type AuthorityRole,
  type Database,
  type HostCalls,
  type Ids,
  type OpenOptions,
  type StoredAuthority,
  type StoredAuthorityKey,
  authorityKey,
  authorityState,
} from '../../platform/index.ts';
import { type Between, type ExternalAnswer, readExternalAnswer } from './external-answer.ts';
import { findIdentity, saveIdentity } from './identity.ts';
import { keepingAddresses } from './destroy-keys.ts';
import { openKeyStore } from './key-store.ts';
import { AuthorityError, checkMode } from './load-authority.ts';
import { lastGeneration, retiring, sealedServices, serviceGenerations } from './maintain-authority.ts';
import { listRevoked } from './certificate-store.ts';
import { findCrl, saveCrl } from './state-store.ts';

/** The request of the running installation to the ceremony, as a JSON file; it contains no secret. */
export interface RequestFile {
  readonly is: 'issuing-request';
  readonly identity: AuthorityIdentity;
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly generation: number;
  /** PKCS #10, PEM. */
  readonly request: string;
  readonly revoked: readonly { readonly serial: string; readonly at: string; readonly reason: string }[];
  readonly lastCrlNumber: number | null;
}

/** The result of the ceremony, as a JSON file; it contains no secret. */
export interface AnswerFile {
  readonly is: 'issuing-answer';
  readonly issuing: string;
  readonly root: { readonly generation: number; readonly certificate: string };
  readonly cross: { readonly newWithOld: string; readonly oldWithNew: string } | null;
  readonly crl: { readonly der: string; readonly number: number; readonly at: string };
}

/** The file of an offline root, encrypted under a passphrase. */
export interface RootFile {
  readonly is: 'offline-root';
  readonly identity: AuthorityIdentity;
  readonly evaluation: boolean;
  /** The address of its revocation lists, which the cross-certificate for its predecessor names. */
  readonly pkiUrl: string;
  readonly generation: number;
  readonly certificate: string;
  readonly key: string;
  readonly cross: AnswerFile['cross'];
}

export interface CeremonyPorts {
  readonly db: Database;
  readonly host: HostCalls;
  readonly kek: Kek;
  readonly ids: Ids;
  readonly options: OpenOptions;
  readonly now: Date;
}

/** The name under which the key of a request is kept until its certificate arrives. */
export const PENDING = 'pending:ISSUING';
const CERTIFICATE = 'CERTIFICATE';
const pem = (der: Uint8Array): string => toPem(CERTIFICATE, der);
const fromOnePem = (text: string): Uint8Array => {
  const [der] = fromPem(CERTIFICATE, text);
  if (der === undefined) throw new AuthorityError('INCOMPLETE', 'a certificate is missing in the file');
  return der;
};

/** The identity of the authority, or before its first start the chosen one, which the first request stores. */
async function namingFrom(
  { db, options }: Pick<CeremonyPorts, 'db' | 'options'>,
  stored: StoredAuthority | null,
): Promise<AuthorityNaming> {
  const identity =
    stored?.identity ?? options.identity ?? (await db.withTx((tx) => findIdentity(tx, []))) ?? refuseUnnamed();
  checkIdentity(identity, options.evaluation);
  if (stored !== null) checkMode(stored, options);
  return { ...identity, evaluation: options.evaluation, pkiUrl: options.pkiUrl, keys: await openKeyStore(options) };
}

function refuseUnnamed(): never {
  throw new AuthorityError('NONE', 'the first request names the authority: --organisation NAME --country XX');
}

const identityOf = ({ organisation, country, names, policyArc, cpsUrl }: AuthorityIdentity): AuthorityIdentity => ({
  organisation,
  country,
  names,
  policyArc,
  cpsUrl,
});

/** Whether two files of a ceremony are of the same authority: same root subject, mode and address. */
export const isSameAuthority = (one: CeremonyParty, other: CeremonyParty): boolean =>
  one.evaluation === other.evaluation &&
  one.pkiUrl === other.pkiUrl &&
  equalBytes(rootSubjectOf(one), rootSubjectOf(other));

type CeremonyParty = Pick<RootFile, 'identity' | 'evaluation' | 'pkiUrl'>;
const rootSubjectOf = ({ identity, evaluation }: CeremonyParty): Uint8Array =>
  authoritySubject({ ...identity, evaluation }, 'root', 1);

/** Makes the next issuing key, which is stored here encrypted, and the request for its certificate. */
export async function makeRequest(ports: CeremonyPorts): Promise<RequestFile> {
  const { db, host, kek, now } = ports;
  const stored = await host.loadAuthority(null);
  const naming = await namingFrom(ports, stored);
  const generation = lastGeneration(stored?.keys ?? [], 'ISSUING') + 1;
  const { privateKey, request } = await requestIssuing(naming, generation);
  const der = sealPrivateKey({ kek, name: PENDING }, privateKey);
  privateKey.fill(0);
  await db.withTx(async (tx) => {
    if (stored === null) await saveIdentity(tx, identityOf(naming), now);
    const row = { number: generation, at: now, der };
    await tx
      .insert(authorityState)
      .values({ name: PENDING, ...row })
      .onConflictDoUpdate({ target: authorityState.name, set: row });
  });
  const { revoked, lastNumber } = await listOfRoot(db, newest(stored, 'ROOT'));
  return {
    is: 'issuing-request',
    identity: identityOf(naming),
    evaluation: naming.evaluation,
    pkiUrl: naming.pkiUrl,
    generation,
    request: toPem('CERTIFICATE REQUEST', request),
    revoked: revoked.map(({ serialHex, at, reason }) => ({ serial: serialHex, at: at.toISOString(), reason })),
    lastCrlNumber: lastNumber,
  };
}

/** The contents of a root's next list, and the number of its last one. */
export async function listOfRoot(
  db: Database,
  root: Pick<StoredAuthorityKey, 'certificate' | 'generation'> | undefined,
): Promise<{ readonly revoked: readonly Revocation[]; readonly lastNumber: number | null }> {
  const rootKey = root === undefined ? null : parseCertificate(root.certificate).subjectKeyId;
  const { rows, last } = await db.withTx(async (tx) => ({
    rows: await listRevoked(tx),
    last: await findCrl(tx, { issuer: 'ROOT', generation: root?.generation ?? 1 }),
  }));
  const revoked = rows.flatMap(({ serial, at, reason, certificate }) => {
    const keyId = parseCertificate(certificate).authorityKeyId?.keyId ?? null;
    const isOfRoot = keyId !== null && rootKey !== null && equalBytes(keyId, rootKey);
    const why = (reason ?? 'unspecified') as Revocation['reason'];
    return at === null || !isOfRoot ? [] : [{ serialHex: serial, at, reason: why }];
  });
  return { revoked, lastNumber: last?.number ?? null };
}

export const newest = (stored: StoredAuthority | null, role: AuthorityRole): StoredAuthorityKey | undefined =>
  (stored?.keys ?? []).filter((key) => key.role === role).toSorted((a, b) => b.generation - a.generation)[0];

/** Runs on the machine of the ceremony, which has no database: the root signs the request. */
export async function signRequest(request: RequestFile, root: RootFile, now: Date): Promise<AnswerFile> {
  const { identity, evaluation, pkiUrl, generation } = request;
  if (!isSameAuthority(request, root)) {
    throw new AuthorityError('INCOMPLETE', 'the request belongs to another authority than the root');
  }
  const [der] = fromPem('CERTIFICATE REQUEST', request.request);
  const { certificate, crl } = await certifyIssuing({
    naming: { ...identity, evaluation, pkiUrl },
    root: rootOf(root),
    request: der ?? new Uint8Array(),
    generation,
    now,
    revoked: request.revoked.map(({ serial, at, reason }) => ({
      serialHex: serial,
      at: new Date(at),
      reason: reason as 'superseded',
    })),
    lastCrlNumber: request.lastCrlNumber === null ? null : BigInt(request.lastCrlNumber),
  });
  const list = { der: Buffer.from(crl.crl).toString('base64'), number: Number(crl.number) };
  return {
    is: 'issuing-answer',
    issuing: pem(certificate),
    root: { generation: root.generation, certificate: root.certificate },
    cross: root.cross,
    crl: { ...list, at: crl.thisUpdate.toISOString() },
  };
}

export const rootOf = (file: RootFile): OfflineRoot => ({
  certificate: fromOnePem(file.certificate),
  privateKey: Buffer.from(file.key, 'base64'),
  generation: file.generation,
  cross: file.cross && {
    newWithOld: fromOnePem(file.cross.newWithOld),
    oldWithNew: fromOnePem(file.cross.oldWithNew),
  },
});

export const rootFileOf = (
  { identity, evaluation, pkiUrl }: CeremonyParty,
  { certificate, privateKey, generation, cross }: OfflineRoot,
): RootFile => ({
  is: 'offline-root',
  identity,
  evaluation,
  pkiUrl,
  generation,
  certificate: pem(certificate),
  key: Buffer.from(privateKey).toString('base64'),
  cross: cross && { newWithOld: pem(cross.newWithOld), oldWithNew: pem(cross.oldWithNew) },
});

/**
 * Installs the certificate for the key stored here, renews all services under it, and retires its predecessor. A new root is
 * accepted only as the first one, or if the present one has certified it.
 */
export async function installAnswer(
  ports: CeremonyPorts,
  given: AnswerFile | ExternalAnswer,
): Promise<readonly string[]> {
  const { db, host, kek, now } = ports;
  const stored = await host.loadAuthority(null);
  const naming = await namingFrom(ports, stored);
  const [pending] = await db.withTx((tx) => tx.select().from(authorityState).where(eq(authorityState.name, PENDING)));
  if (!pending?.der) throw new AuthorityError('NOT_READY', 'no request waits for a certificate');
  const generation = pending.number;
  const privateKey = unsealPrivateKey({ kek, name: PENDING }, pending.der);
  const key = await authorityKeyOf('issuing', privateKey, () => {}, naming.keys);
  const subject = authoritySubject(naming, 'issuing', generation);
  const external = 'chain' in given ? answerOf(given, stored, { spki: key.spki, requested: subject, now }) : null;
  const answer = external?.answer ?? (given as AnswerFile);
  const [certificate, root] = [fromOnePem(answer.issuing), fromOnePem(answer.root.certificate)];
  if (external === null) checkIssuing(certificate, { root, spki: key.spki });
  const isForeign = external !== null;
  const roots = rootRows(stored, answer, root).map((row) => ({ ...row, isForeign }));
  const issuer = { parsed: parseCertificate(certificate), key, generation };
  const all = stored?.keys ?? [];
  const services = await servicesUnder(naming, issuer, { now, generations: serviceGenerations(all) });
  const sealedKey = sealPrivateKey({ kek, name: generation === 1 ? 'issuing' : `issuing ${generation}` }, privateKey);
  privateKey.fill(0);
  const add: StoredAuthorityKey[] = [
    ...roots,
    ...(external?.between ?? []).filter(({ isNew }) => isNew).map(({ row }) => row),
    { role: 'ISSUING', generation, status: 'ACTIVE', certificate, sealedKey, isForeign },
    ...sealedServices(kek, services),
  ];
  const evaluation = naming.evaluation;
  if (stored === null) await host.storeAuthority({ evaluation, identity: identityOf(naming), keys: add });
  else {
    const followed = retiring(all, [
      'ISSUING',
      'TSA',
      'OCSP',
      'PLATFORM',
      'LOG',
      ...(roots.length > 0 ? ['ROOT' as const] : []),
    ]);
    const retire = keepingAddresses(kek, all, followed);
    const isStored = await host.storeSuccession({ evaluation, add, retire, reason: 'ceremony' });
    if (!isStored) throw new AuthorityError('INCOMPLETE', 'another generation was stored meanwhile; start again');
  }
  await db.withTx(async (tx) => {
    const list = { der: Buffer.from(answer.crl.der, 'base64'), number: answer.crl.number, at: new Date(answer.crl.at) };
    await saveCrl(tx, { issuer: 'ROOT', generation: answer.root.generation }, list);
    for (const { row, made } of external?.between ?? [])
      await saveCrl(tx, { issuer: 'INTERMEDIATE', generation: row.generation }, made);
    await tx.delete(authorityState).where(eq(authorityState.name, PENDING));
  });
  return add.map(({ role, generation: count }) => `${role} ${count}`);
}

/** @throws PkiError INPUT if the certificates or the lists cannot be used */
function answerOf(
  given: ExternalAnswer,
  stored: StoredAuthority | null,
  expected: Parameters<typeof readExternalAnswer>[2],
): { readonly answer: AnswerFile; readonly between: readonly Between[] } {
  const { issuing, root, between, listOfRoot } = readExternalAnswer(given, stored?.keys ?? [], expected);
  const { der, number, at } = listOfRoot;
  return {
    between,
    answer: {
      is: 'issuing-answer',
      issuing: pem(issuing),
      root: { generation: newest(stored, 'ROOT')?.generation ?? 1, certificate: pem(root) },
      cross: null,
      crl: { der: Buffer.from(der).toString('base64'), number, at: at.toISOString() },
    },
  };
}

function rootRows(stored: StoredAuthority | null, answer: AnswerFile, root: Uint8Array): StoredAuthorityKey[] {
  const { generation } = answer.root;
  const offline = { generation, status: 'ACTIVE', sealedKey: new Uint8Array() } as const;
  const known = newest(stored, 'ROOT');
  const row: StoredAuthorityKey = { ...offline, role: 'ROOT', certificate: root };
  if (known === undefined) return [row];
  if (Buffer.from(known.certificate).equals(root)) return [];
  if (answer.cross === null || generation !== known.generation + 1) {
    throw new AuthorityError('INCOMPLETE', 'the root is neither the present one nor its successor');
  }
  const [newWithOld, oldWithNew] = [fromOnePem(answer.cross.newWithOld), fromOnePem(answer.cross.oldWithNew)];
  checkSuccessor(root, newWithOld, known.certificate);
  return [
    row,
    { ...offline, role: 'CROSS_NEW', certificate: newWithOld },
    { ...offline, role: 'CROSS_OLD', certificate: oldWithNew },
  ];
}

/**
 * Returns the root's key, for a file under a passphrase; `forget` then destroys it here, after the file was read back. From
 * then on new issuing CAs and lists of the root need a ceremony.
 */
export async function detachRoot({ db, host, kek, options, now }: CeremonyPorts): Promise<{
  readonly file: RootFile;
  readonly forget: () => Promise<void>;
}> {
  const stored = await host.loadAuthority(null);
  const root = newest(stored, 'ROOT');
  if (stored === null || root === undefined) throw new AuthorityError('INCOMPLETE', 'there is no authority yet');
  if (root.sealedKey.length === 0) throw new AuthorityError('NOT_READY', 'the key of the root is already offline');
  const { generation, certificate } = root;
  const name = generation === 1 ? 'root' : `root ${generation}`;
  const privateKey = unsealPrivateKey({ kek, name }, root.sealedKey);
  if (isInToken(privateKey)) {
    throw new AuthorityError('NOT_READY', 'the key of the root is in a token and cannot leave it');
  }
  const cross = crossOf(stored, generation);
  const offline = { certificate, privateKey, generation, cross };
  return {
    file: rootFileOf({ identity: stored.identity, evaluation: stored.evaluation, pkiUrl: options.pkiUrl }, offline),
    forget: async () => {
      // Its last list from here is served until the first ceremony.
      const { revoked, lastNumber } = await listOfRoot(db, root);
      const lastCrlNumber = lastNumber === null ? null : BigInt(lastNumber);
      const naming = { ...stored.identity, evaluation: stored.evaluation, pkiUrl: options.pkiUrl };
      const list = await signOfflineList(naming, { root: offline, revoked, lastCrlNumber, now });
      await db.withTx(async (tx) => {
        const made = { der: list.crl, number: Number(list.number), at: list.thisUpdate };
        await saveCrl(tx, { issuer: 'ROOT', generation }, made);
        await tx
          .update(authorityKey)
          .set({ sealedKey: new Uint8Array() })
          .where(and(eq(authorityKey.role, 'ROOT'), eq(authorityKey.generation, generation)));
      });
    },
  };
}

function crossOf({ keys }: StoredAuthority, generation: number): OfflineRoot['cross'] {
  const of = (role: AuthorityRole) => keys.find((key) => key.role === role && key.generation === generation);
  const [newWithOld, oldWithNew] = [of('CROSS_NEW')?.certificate, of('CROSS_OLD')?.certificate];
  return newWithOld && oldWithNew ? { newWithOld, oldWithNew } : null;
}
