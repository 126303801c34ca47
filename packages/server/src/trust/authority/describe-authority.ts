import { createHash } from 'node:crypto';
import { type Crl, parseCertificate, parseCrl } from '@countersign/asn1';
import type { Api, AuthorityCertificate, RevocationList, UnlistedCertificate } from '@countersign/contract';
import {
  ACCEPTED_REASONS,
  ARC,
  CERTIFICATE_LINTS,
  ISSUING_LEFT_YEARS,
  POLICY,
  PROFILES,
  policiesUnder,
} from '@countersign/pki';
import { and, eq, sql } from 'drizzle-orm';
import { type Handler, type ListIssuer, type Services } from '../../platform/index.ts';
import { findIdentity, listBySerial, unlistedOf } from '../signer/index.ts';
import { listEnds } from './list-ends.ts';
import { available } from './pki.ts';
import { authorityKey } from '../signer/views.ts';

const DAY_SEC = 86_400;

type AuthorityServices = Pick<Services, 'signer' | 'db' | 'clock' | 'config'>;

export const getPracticeStatement: Handler<Api['getPracticeStatement']> = async (services) => ({
  practice: { ...RULES, ...(await policiesOf(services)), ...(await facts(services)) },
});

export const getAuthority: Handler<Api['getAuthority']> = async (services) => ({ authority: await describe(services) });

/** From the tables by which certificates are issued, so that the practice statement cannot differ from them. */
const RULES = {
  profiles: Object.values(PROFILES).map(({ name, longestValiditySec, keyUsage, extendedKeyUsage, policies }) => ({
    name,
    longestDays: Math.floor(longestValiditySec / DAY_SEC),
    keyUsage: [...keyUsage],
    purposes: [...extendedKeyUsage.purposes],
    policies: [...policies],
  })),
  lints: CERTIFICATE_LINTS.map(({ name, clause }) => ({ name, clause })),
  reasons: [...ACCEPTED_REASONS],
};

/** Each policy, and the same one below the operator's arc. */
async function policiesOf({ db }: AuthorityServices) {
  const { policyArc = null } = (await db.withTx((tx) => findIdentity(tx, []))) ?? {};
  const policies = Object.entries(POLICY).flatMap(([name, own]) =>
    policiesUnder(policyArc, own).map((oid) => ({ name, oid })),
  );
  return { arc: policyArc ?? ARC, policies };
}

async function facts({ signer, config }: AuthorityServices) {
  const certificates = await certificatesOf({ signer });
  return { certificates, pkiUrl: config.pkiUrl, evaluation: config.mode === 'evaluation' };
}

async function certificatesOf({ signer }: Pick<Services, 'signer'>): Promise<AuthorityCertificate[]> {
  return (await available(signer.generations())).map(({ role, generation, status, certificate }) => {
    const { serialHex: serial, subject, notBefore, notAfter } = parseCertificate(certificate);
    const fingerprint = createHash('sha256').update(certificate).digest('hex');
    const times = { notBefore: notBefore.toISOString(), notAfter: notAfter.toISOString() };
    return { role, generation, status, serial, subject: subject.text, fingerprint, ...times };
  });
}

/**
 * The revocation list of a CA; null if there is none: before the first ceremony of an offline root, and for a CA that ended
 * without one.
 */
async function listOf(signer: Services['signer'], role: ListIssuer, generation: number): Promise<Crl | null> {
  try {
    return parseCrl(await available(signer.crl(role, generation)));
  } catch (error) {
    const { kind } = error as { readonly kind?: unknown };
    if (kind === 'KEY_REFUSED' || kind === 'INPUT') return null;
    throw error;
  }
}

/** Certificates that a root has revoked but its list does not contain; a root whose key is on this server lists all. */
async function unlistedIn(
  db: Services['db'],
  root: { readonly generation: number; readonly certificate: Uint8Array },
  list: Crl | null,
): Promise<UnlistedCertificate[]> {
  const listed = list?.entries.map(({ serialHex }) => serialHex) ?? [];
  const serials = await unlistedOf({ db }, root, listed);
  const rows = await db.withTx((tx) => listBySerial(tx, serials));
  return rows.map(({ serial, subject }) => ({ generation: root.generation, serial, subject }));
}

async function describe(services: AuthorityServices) {
  const { signer, db, clock } = services;
  const certificates = await certificatesOf(services);
  const outside = await db.withTx((tx) => listEnds(tx, clock.now()));
  const ending = new Set(outside.filter((list) => list.isEnding).map(({ ca }) => ca));
  const lists: RevocationList[] = [];
  const unlisted: UnlistedCertificate[] = [];
  for (const { role, generation, certificate } of await available(signer.generations())) {
    if (role !== 'ROOT' && role !== 'ISSUING' && role !== 'INTERMEDIATE') continue;
    const list = await listOf(signer, role, generation);
    if (role === 'ROOT') unlisted.push(...(await unlistedIn(db, { generation, certificate }, list)));
    if (list === null) continue;
    const { number, thisUpdate, nextUpdate, entries } = list;
    const times = { thisUpdate: thisUpdate.toISOString(), nextUpdate: nextUpdate?.toISOString() ?? null };
    const isEnding = ending.has(`${role.toLowerCase()} ${generation}`);
    lists.push({ issuer: role, generation, number: Number(number ?? 0n), entries: entries.length, ...times, isEnding });
  }
  const offline = await db.withTx((tx) =>
    tx.$count(
      authorityKey,
      and(eq(authorityKey.role, 'ROOT'), eq(authorityKey.status, 'ACTIVE'), sql`length(${authorityKey.sealedKey}) = 0`),
    ),
  );
  const issuing = certificates.find(({ role, status }) => role === 'ISSUING' && status === 'ACTIVE');
  const replacementDue = new Date(issuing?.notAfter ?? clock.now());
  replacementDue.setUTCFullYear(replacementDue.getUTCFullYear() - ISSUING_LEFT_YEARS);
  return {
    certificates,
    lists,
    unlisted,
    revoked: outside.flatMap((list) => list.revoked),
    isRootOffline: offline > 0,
    issuingFollowedDatetime: replacementDue.toISOString(),
    isDue: replacementDue <= clock.now(),
  };
}
