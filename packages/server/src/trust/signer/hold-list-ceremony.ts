import { equalBytes, parseCertificate, parseCrl } from '@countersign/asn1';
import { type AuthorityIdentity, checkList, signOfflineList } from '@countersign/pki';
import type { StoredAuthorityKey } from '../../platform/index.ts';
import { recordAudit } from '../audit-trail/index.ts';
import {
  type CeremonyPorts,
  type RequestFile,
  type RootFile,
  isSameAuthority,
  listOfRoot,
  newest,
  rootOf,
} from './hold-ceremony.ts';
import { AuthorityError } from './load-authority.ts';
import { findCrl, saveCrl } from './state-store.ts';

/** The contents of an offline root's next list, as a JSON file; it contains no secret. */
export interface ListRequestFile {
  readonly is: 'list-request';
  readonly identity: AuthorityIdentity;
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly generation: number;
  /** Every revoked certificate of this root, including those of its last list. */
  readonly revoked: RequestFile['revoked'];
  readonly lastCrlNumber: number | null;
}

/** The list, as a JSON file; it is published unchanged. */
export interface ListAnswerFile {
  readonly is: 'list-answer';
  readonly generation: number;
  /** DER in base64. */
  readonly der: string;
  readonly number: number;
  readonly at: string;
}

/** Serials, hex, of certificates that a root has revoked but its list does not contain: verifiers still trust them. */
export async function unlistedOf(
  { db }: Pick<CeremonyPorts, 'db'>,
  root: Parameters<typeof listOfRoot>[1],
  listed: readonly string[],
): Promise<readonly string[]> {
  const { revoked } = await listOfRoot(db, root);
  return revoked.map(({ serialHex }) => serialHex).filter((serial) => !listed.includes(serial));
}

/** On the server: returns the contents of a root's next list; of the present root unless an older one is requested. */
export async function requestList(
  { db, host, options }: CeremonyPorts,
  generation: number | null = null,
): Promise<ListRequestFile> {
  const stored = await host.loadAuthority(null);
  const roots = (stored?.keys ?? []).filter(({ role }) => role === 'ROOT');
  const root = generation === null ? newest(stored, 'ROOT') : roots.find((one) => one.generation === generation);
  if (stored === null || root === undefined) throw new AuthorityError('INCOMPLETE', 'this root does not exist here');
  if (root.sealedKey.length > 0)
    throw new AuthorityError('NOT_READY', 'the key of the root is here and signs its list itself');
  const { revoked, lastNumber } = await listOfRoot(db, root);
  return {
    is: 'list-request',
    identity: stored.identity,
    evaluation: stored.evaluation,
    pkiUrl: options.pkiUrl,
    generation: root.generation,
    revoked: revoked.map(({ serialHex, at, reason }) => ({ serial: serialHex, at: at.toISOString(), reason })),
    lastCrlNumber: lastNumber,
  };
}

/** On the machine of the ceremony, which has no database: the root signs its list and nothing else. */
export async function signListRequest(request: ListRequestFile, root: RootFile, now: Date): Promise<ListAnswerFile> {
  const { identity, evaluation, pkiUrl, generation, revoked, lastCrlNumber } = request;
  if (!isSameAuthority(request, root) || root.generation !== generation) {
    throw new AuthorityError('INCOMPLETE', 'the request belongs to another authority than the root');
  }
  const made = await signOfflineList(
    { ...identity, evaluation, pkiUrl },
    {
      root: rootOf(root),
      now,
      lastCrlNumber: lastCrlNumber === null ? null : BigInt(lastCrlNumber),
      revoked: revoked.map(({ serial, at, reason }) => ({
        serialHex: serial,
        at: new Date(at),
        reason: reason as 'superseded',
      })),
    },
  );
  const der = Buffer.from(made.crl).toString('base64');
  return { is: 'list-answer', generation, der, number: Number(made.number), at: made.thisUpdate.toISOString() };
}

/**
 * On the server: publishes the list from now on.
 * @throws PkiError INPUT if it is not the root's next list
 */
export async function installList(
  { db, host, now, ids }: CeremonyPorts,
  answer: ListAnswerFile,
): Promise<{ readonly entries: number }> {
  const root = (await host.loadAuthority(null))?.keys.find(
    ({ role, generation }) => role === 'ROOT' && generation === answer.generation,
  );
  if (root === undefined) throw new AuthorityError('INCOMPLETE', 'the list belongs to a root that does not exist here');
  const { revoked, lastNumber } = await listOfRoot(db, root);
  const der = Buffer.from(answer.der, 'base64');
  checkList(der, {
    root: root.certificate,
    now,
    lastNumber: lastNumber === null ? null : BigInt(lastNumber),
    revoked: revoked.map(({ serialHex }) => serialHex),
  });
  const { generation, number } = answer;
  await db.withTx(async (tx) => {
    const list = { der, number, at: new Date(answer.at) };
    if (!(await saveCrl(tx, { issuer: 'ROOT', generation }, list)))
      throw new AuthorityError('INCOMPLETE', 'another list was installed meanwhile; start again');
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'authority.listInstalled',
      actorName: 'ceremony',
      detail: { role: 'ROOT', generation: String(generation), number: String(number), entries: String(revoked.length) },
    });
  });
  return { entries: revoked.length };
}

/**
 * On the server: publishes the next list of a root, or of a CA below it, that another authority operates.
 * @throws PkiError INPUT if it is not the next list of one of them
 */
export async function installExternalList(
  ports: CeremonyPorts,
  list: Uint8Array,
): Promise<{ readonly number: number; readonly entries: number }> {
  const stored = await ports.host.loadAuthority(null);
  const root = newest(stored, 'ROOT');
  if (root === undefined) throw new AuthorityError('INCOMPLETE', 'there is no root here');
  if (root.sealedKey.length > 0)
    throw new AuthorityError('NOT_READY', 'the key of the root is here and signs its list itself');
  const { number, thisUpdate, entries, issuer } = parseCrl(list);
  const made = { der: list, number: Number(number ?? 0n), at: thisUpdate };
  const between = (stored?.keys ?? []).find(
    ({ role, certificate }) =>
      role === 'INTERMEDIATE' && equalBytes(parseCertificate(certificate).subject.der, issuer.der),
  );
  if (between !== undefined) {
    await installBetween(ports, between, made, entries.length);
    return { number: made.number, entries: entries.length };
  }
  const { generation } = root;
  const answer = { der: Buffer.from(list).toString('base64'), number: made.number, at: thisUpdate.toISOString() };
  await installList(ports, { is: 'list-answer', generation, ...answer });
  return { number: made.number, entries: entries.length };
}

async function installBetween(
  { db, now, ids }: CeremonyPorts,
  { certificate, generation }: StoredAuthorityKey,
  made: { readonly der: Uint8Array; readonly number: number; readonly at: Date },
  entries: number,
): Promise<void> {
  const of = { issuer: 'INTERMEDIATE', generation } as const;
  await db.withTx(async (tx) => {
    const lastNumber = (await findCrl(tx, of))?.number ?? null;
    const last = lastNumber === null ? null : BigInt(lastNumber);
    checkList(made.der, { root: certificate, now, lastNumber: last, revoked: [] });
    await saveCrl(tx, of, made);
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'authority.listInstalled',
      actorName: 'ceremony',
      detail: {
        role: 'INTERMEDIATE',
        generation: String(generation),
        number: String(made.number),
        entries: String(entries),
      },
    });
  });
}
