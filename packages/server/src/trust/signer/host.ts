import { type RevocationReason, parseCertificate } from '@countersign/asn1';
import type { Logger } from 'pino';
import {
  RecordMovedError,
  expectAuditHead,
  findAuditHead,
  readAuditHead,
  recordAudit,
  recordAudits,
} from '../audit-trail/index.ts';
import {
  type Clock,
  type Database,
  type HolderRecord,
  type HostCalls,
  type Ids,
  type IssuedRecord,
  type KeyCalls,
  type ShieldRecord,
  type SignAnswer,
  type SignOrder,
  type SignRequest,
  type Observer,
  type Signer,
  type StoredHolderKey,
  type Succession,
  type Tx,
  endingAsWritten,
  lockKey,
} from '../../platform/index.ts';
import { findHolderKey, holdMember, holdVerified, insertHolderKey } from './holder-store.ts';
import { keptAnswer } from './kept-answer.ts';
import { ACTOR, recordSignatures } from './record-signatures.ts';
import { observedKeys } from './observed-keys.ts';
import { authorityVersion, destroyKey, findAuthority, insertAuthority, insertSuccession } from './authority-store.ts';
import { findCertificate, insertIssued, insertShield, lockEnvelope, sendLock } from './certificate-store.ts';
import { findDataKey, insertFirstDataKey } from './data-key-store.ts';
import { currentCrl, findList, isIssuedBy, listReader, saveList } from './revocation-lists.ts';
import { advanceLog, advanceStamp } from './state-store.ts';

export interface HostPorts {
  readonly db: Pick<Database, 'withTx'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly observer?: Observer;
}

/** The person who would sign in the name of an enterprise is no longer a member (security 40). */
class MembershipEndedError extends Error {
  override readonly name = 'MembershipEndedError';
  readonly kind = 'MEMBERSHIP_ENDED';
}

/** The identity that a long-term certificate would name is no longer verified (Rulings §8.19). */
class IdentityEndedError extends Error {
  override readonly name = 'IdentityEndedError';
  readonly kind = 'IDENTITY_ENDED';
}

/**
 * The rows of a certificate or signature do not belong to the idempotency of the request: nothing is signed until the revision
 * is committed. Calls of the signer process arrive in the asynchronous context that started it, which may be any request's.
 */
const recordsOnly = (ports: HostPorts): HostPorts => ({
  ...ports,
  db: { withTx: <T>(fn: (tx: Tx) => Promise<T>) => endingAsWritten(() => ports.db.withTx(fn)) },
});

/** Provides the database access of the signer process, which has no database connection. */
export function signerHost(given: HostPorts): HostCalls {
  const ports = recordsOnly(given);
  const { db, clock, log } = ports;
  return {
    loadAuthority: () => db.withTx((tx) => findAuthority(tx)),
    storeAuthority: (made) =>
      db.withTx(async (tx) => {
        if (await insertAuthority(tx, made, clock.now())) return made;
        return (await findAuthority(tx)) ?? made;
      }),
    storeSuccession: (succession) => storeSuccession(ports, succession),
    destroyKey: async (key) => {
      await destroyRetiredKey(ports, key);
      return null;
    },
    findList: (of) => findList(ports, of),
    saveList: ({ made, ...of }) => saveList(ports, of, made),
    authorityVersion: () => db.withTx((tx) => authorityVersion(tx)),
    advanceLog: (checkpoint) => db.withTx((tx) => advanceLog(tx, { ...checkpoint, at: clock.now() })),
    recordIssued: async (issued) => {
      await recordIssued(ports, issued);
      return null;
    },
    recordShield: async (issued) => {
      await recordShield(ports, issued);
      return null;
    },
    findHolderKey: (question) => db.withTx((tx) => findHolderKey(tx, question)),
    recordHolderKey: (made) => recordHolderKey(ports, made),
    advanceStamp: (at) => advanceStamp(db, at),
    findDataKey: ({ id }) => db.withTx((tx) => findDataKey(tx, id)),
    storeDataKey: (made) => db.withTx((tx) => insertFirstDataKey(tx, made, clock.now())),
    lookUpStatus: async ({ serialHex, issuerKeyId }) => {
      const row = await db.withTx((tx) => findCertificate(tx, serialHex));
      // The caller names the issuer, and another of the authority's CAs may have issued it (RFC 6960 §2.2).
      if (row === null || !isIssuedBy(row.certificate, issuerKeyId)) return { kind: 'unknown' };
      if (row.revokedAt === null) return { kind: 'good' };
      return { kind: 'revoked', at: row.revokedAt, reason: row.revocationReason as RevocationReason };
    },
    audit: async (line) => {
      log.info({ signer: line }, 'key used');
      return null;
    },
  };
}

/** Stores new generations of the authority's keys: their rows, those they replace, and an audit row each, or nothing at all. */
async function storeSuccession({ db, clock, ids }: HostPorts, succession: Succession): Promise<boolean> {
  const now = clock.now();
  return db.withTx(async (tx) => {
    if (!(await insertSuccession(tx, succession, now))) return false;
    for (const { role, generation, certificate } of succession.add) {
      const { serialHex: serial, subject } = parseCertificate(certificate);
      await recordAudit(tx, {
        id: ids.next(),
        at: now,
        kind: 'authority.renewed',
        actorName: ACTOR,
        detail: { role, generation: String(generation), serial, subject: subject.text, reason: succession.reason },
      });
    }
    return true;
  });
}

async function destroyRetiredKey(
  { db, clock, ids }: HostPorts,
  { role, generation }: Parameters<HostCalls['destroyKey']>[0],
) {
  const now = clock.now();
  await db.withTx(async (tx) => {
    if (!(await destroyKey(tx, { role, generation }))) return;
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'authority.keyDestroyed',
      actorName: ACTOR,
      detail: { role, generation: String(generation) },
    });
  });
}

/** docs/cycles/issuance.md step 3: rows and audit rows are committed before anything is signed with the keys of one act. */
async function recordIssued({ db, clock, ids }: HostPorts, issued: readonly IssuedRecord[]): Promise<void> {
  const now = clock.now();
  const [first] = issued;
  if (first === undefined) return;
  const { envelopeId } = first.request;
  const entries = issued.map(({ serial, subject, request: { participantId, fileId, attempt, digest } }) => ({
    id: ids.next(),
    at: now,
    kind: 'certificate.issued' as const,
    participantId,
    actorName: ACTOR,
    detail: { serial, subject, fileId, attempt, digest: Buffer.from(digest).toString('hex') },
  }));
  const record = (head: string | null): Promise<void> =>
    db.withTx(async (tx) => {
      if (head === null) await Promise.all([lockEnvelope(tx, envelopeId), readAuditHead(tx, envelopeId)]);
      else {
        sendLock(tx, envelopeId);
        expectAuditHead(tx, envelopeId, head);
      }
      await insertIssued(tx, envelopeId, issued, now);
      await recordAudits(tx, envelopeId, entries);
    });
  // The row that the certificate names is that of the decision. Usually nothing has followed it.
  const { evidenceDigest } = first.request;
  if (evidenceDigest === undefined) return record(null);
  await record(Buffer.from(evidenceDigest).toString('hex')).catch((error: unknown) => {
    if (error instanceof RecordMovedError) return record(null);
    throw error;
  });
}

/**
 * docs/cycles/issuance.md "Long-term certificates": row and audit row are committed before anything is signed with the key. Two
 * concurrent signatures of one holder make one key.
 */
async function recordHolderKey({ db, clock, ids }: HostPorts, made: HolderRecord): Promise<StoredHolderKey> {
  const now = clock.now();
  const { envelopeId, participantId, holder, serial, subject, certificate, sealedKey } = made;
  return db.withTx(async (tx) => {
    // Locked before the envelope, as when a member is added: a removed member gets no certificate after theirs were revoked.
    if (holder.kind === 'ENTERPRISE' && !(await holdMember(tx, holder.accountId)))
      throw new MembershipEndedError('the membership has ended');
    if (!(await holdVerified(tx, made))) throw new IdentityEndedError('the identity is not verified');
    await lockEnvelope(tx, envelopeId);
    await lockKey(tx, `holder ${holder.kind} ${holder.accountId}`);
    const first = await findHolderKey(tx, made);
    if (first !== null) return first;
    await insertHolderKey(tx, made, now);
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'certificate.issued',
      envelopeId,
      participantId,
      actorName: ACTOR,
      detail: { serial, subject, of: holder.kind },
    });
    return { serial, certificate, sealedKey };
  });
}

/** docs/cycles/external-signing.md step 6: row and audit row are committed before the certificate is returned. */
async function recordShield({ db, clock, ids }: HostPorts, issued: ShieldRecord): Promise<void> {
  const now = clock.now();
  const { envelopeId, participantId, serial, subject } = issued;
  await db.withTx(async (tx) => {
    await Promise.all([lockEnvelope(tx, envelopeId), readAuditHead(tx, envelopeId)]);
    await insertShield(tx, issued, now);
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'certificate.issued',
      envelopeId,
      participantId,
      actorName: ACTOR,
      detail: { serial, subject, of: 'SHIELD' },
    });
  });
}

async function recordSigned(
  { db, clock, ids }: HostPorts,
  { envelopeId, participantId, fileId, attempt }: Omit<SignRequest, 'subject' | 'digest'>,
  answer: SignAnswer,
): Promise<void> {
  const at = clock.now();
  await db.withTx(async (tx) => {
    await Promise.all([lockEnvelope(tx, envelopeId), readAuditHead(tx, envelopeId)]);
    await recordSignatures(tx, { ids }, envelopeId, [{ envelopeId, participantId, fileId, attempt, answer, at }]);
  });
}

/** The head of the envelope's record for the certificate issued at that point; null for a long-term one. */
async function evidenceDigestOf(
  { db }: HostPorts,
  { envelopeId, holder, evidenceDigest }: Pick<SignRequest, 'envelopeId' | 'holder' | 'evidenceDigest'>,
): Promise<Uint8Array | undefined> {
  if (holder !== undefined || evidenceDigest !== undefined) return holder === undefined ? evidenceDigest : undefined;
  const head = await db.withTx((tx) => findAuditHead(tx, envelopeId));
  return head === null ? undefined : Buffer.from(head, 'hex');
}

/**
 * One act or completion asks several times for the certificates. The process with the keys itself notices after half a minute
 * only that another process has renewed one (core.ts).
 */
const KEPT_MS = 1000;

/** The signer port, implemented by the process with the keys. */
export function signerOver(calls: Omit<KeyCalls, 'open'>, given: HostPorts, close: Signer['close']): Signer {
  const ports = recordsOnly(given);
  const keys = observedKeys(calls, given.observer);
  const certificates = keptAnswer(() => keys.certificates(null), ports.clock, KEPT_MS);
  const generations = keptAnswer(() => keys.generations(null), ports.clock, KEPT_MS);
  const readList = listReader(ports);
  const sign = async (order: SignOrder): Promise<readonly SignAnswer[]> =>
    keys.sign({ ...order, evidenceDigest: await evidenceDigestOf(ports, order) });
  return {
    certificates: certificates.get,
    generations: generations.get,
    maintain: (order) =>
      keys.maintain(order).finally(() => {
        certificates.forget();
        generations.forget();
      }),
    signAsPlatform: (order) => keys.signAsPlatform(order),
    signLogNote: (order) => keys.signLogNote(order),
    logKey: () => keys.logKey(null),
    async sign({ fileId, digest, ...common }) {
      const request = { ...common, fileId };
      const [answer] = await sign({ ...common, documents: [{ fileId, digest }] });
      if (answer === undefined) throw new Error('the signer returned no signature');
      await recordSigned(ports, request, answer);
      return answer;
    },
    signUnrecorded: sign,
    certifyShield: (order) => keys.certifyShield(order),
    async certifyShieldOnce(order) {
      return keys.certifyShieldOnce({ ...order, evidenceDigest: await evidenceDigestOf(ports, order) });
    },
    shieldAttributes: (order) => keys.shieldAttributes(order),
    async finishShield(order) {
      const answer = await keys.finishShield(order);
      await recordSigned(ports, order, answer);
      return answer;
    },
    async timestampDigest(digest) {
      const [answer] = await keys.timestampDigests([digest]);
      if (answer === undefined) throw new Error('the signer returned no time-stamp');
      return answer;
    },
    timestampDigests: (digests) => keys.timestampDigests(digests),
    timestamp: (request) => keys.timestamp(request),
    ocsp: (request) => keys.ocsp(request),
    ocspFor: (certificate) => keys.ocspFor(certificate),
    crl: (issuer, generation) =>
      currentCrl({ signCrl: keys.signCrl, generations: generations.get, readList }, ports, { issuer, generation }),
    async dataKey(id) {
      const opened = await keys.dataKey({ id });
      ports.log.info({ dataKey: opened.id }, 'data key opened');
      return opened;
    },
    close,
  };
}
