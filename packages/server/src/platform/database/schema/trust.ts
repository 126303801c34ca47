import { FREQUENT_AUDIT_KINDS } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, hexadecimal, id, instant } from './columns.ts';

/**
 * The authority's own certificates, each role in successive generations; private keys only as sealed by the signer under
 * the key-encryption key.
 */
export const authorityKey = pgTable(
  'authority_key',
  {
    /** CROSS_NEW is a root's key certified by the previous root, CROSS_OLD the older key certified by the newer root. INTERMEDIATE is a CA of others between the issuing CA and the root. */
    role: text('role', {
      enum: ['ROOT', 'ISSUING', 'TSA', 'OCSP', 'PLATFORM', 'LOG', 'CROSS_NEW', 'CROSS_OLD', 'INTERMEDIATE'],
    }).notNull(),
    generation: integer('generation').notNull().default(1),
    status: text('status', { enum: ['ACTIVE', 'RETIRED'] })
      .notNull()
      .default('ACTIVE'),
    certificate: bytes('certificate').notNull(),
    /** Empty where the key is stored elsewhere, such as that of an offline root, or was destroyed. */
    sealedKey: bytes('sealed_key').notNull(),
    /** Created in evaluation mode; production refuses it (conventions, rule 8). */
    evaluation: text('evaluation', { enum: ['YES', 'NO'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
    notBefore: instant('not_before'),
    notAfter: instant('not_after'),
  },
  (t) => [primaryKey({ columns: [t.role, t.generation] })],
);

/** The keys from which the keys of stored files are derived, sealed by the signer under the key-encryption key (ADR 0009). */
export const dataKey = pgTable('data_key', {
  id: uuid('id').primaryKey(),
  sealedKey: bytes('sealed_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * Every certificate issued here, and no other: those of an external root and of a CA below it have serials of its choice. The row is
 * committed before the signature is returned (conventions, rule 9).
 */
export const certificate = pgTable(
  'certificate',
  {
    /** Lower-case hex. */
    serial: text('serial').primaryKey(),
    kind: text('kind', {
      enum: [
        'DISPOSABLE',
        'PERSONAL',
        'ENTERPRISE',
        'SHIELD',
        'TSA',
        'OCSP',
        'ISSUING',
        'ROOT',
        'PLATFORM',
        'LOG',
        'CROSS',
      ],
    }).notNull(),
    subject: text('subject').notNull(),
    certificate: bytes('certificate').notNull(),
    envelopeId: uuid('envelope_id'),
    fileId: uuid('file_id'),
    participantId: uuid('participant_id'),
    /** The reservation attempt it was issued for: one certificate per attempt and document. */
    attempt: uuid('attempt'),
    /** DER of the OCSP answer made right after the signature's time-stamp (conventions, rule 8). */
    ocsp: bytes('ocsp'),
    notBefore: instant('not_before').notNull(),
    notAfter: instant('not_after').notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason'),
  },
  (t) => [
    uniqueIndex('certificate_attempt')
      .on(t.attempt, t.fileId)
      .where(sql`attempt is not null`),
    index('certificate_issued').on(t.issuedAt, t.serial),
    index('certificate_envelope')
      .on(t.envelopeId)
      .where(sql`envelope_id is not null`),
    index('certificate_participant')
      .on(t.participantId)
      .where(sql`participant_id is not null`),
    index('certificate_revoked')
      .on(t.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

/**
 * The key of a long-term certificate (Rulings §3 PERSONAL_CERT, ENTERPRISE_CERT), only as sealed by the signer under the
 * key-encryption key.
 */
export const holderKey = pgTable(
  'holder_key',
  {
    serial: text('serial')
      .primaryKey()
      .references(() => certificate.serial),
    kind: text('kind', { enum: ['PERSONAL', 'ENTERPRISE'] }).notNull(),
    /** The person, or the membership in whose enterprise's name it signs. */
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The name as verified when it was issued; another name needs another certificate. */
    commonName: text('common_name').notNull(),
    organisation: text('organisation'),
    sealedKey: bytes('sealed_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('holder_key_account').on(t.kind, t.accountId), index('holder_key_person').on(t.personId)],
);

/** The last revocation list of each issuer and the last time-stamp: counters that never decrease (conventions, rule 9). */
export const authorityState = pgTable('authority_state', {
  name: text('name').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  der: bytes('der'),
});

/** Of the kinds that are not in every contract; a query has to say so for the index of the kinds. */
const isSeldom = `kind not in (${FREQUENT_AUDIT_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

/** Audit events, written in the deciding transaction; `hash` chains each row of an envelope to the previous one. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    envelopeId: uuid('envelope_id'),
    participantId: uuid('participant_id'),
    personId: uuid('person_id'),
    sessionId: uuid('session_id'),
    actorName: text('actor_name').notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
    previousHash: hexadecimal('previous_hash'),
    hash: hexadecimal('hash').notNull(),
    /** Version of the format of the hashed text. */
    version: smallint('version').notNull(),
  },
  (t) => [
    // A contract has some tens of rows, which are sorted when they are read: entries of one id share it.
    index('audit_envelope')
      .on(t.envelopeId)
      .where(sql`envelope_id is not null`),
    index('audit_at').on(t.at, t.number),
    index('audit_person')
      .on(t.personId, t.at, t.number)
      .where(sql`person_id is not null`),
    index('audit_kind').on(t.kind, t.at, t.number).where(sql.raw(isSeldom)),
  ],
);

/**
 * The audit rows that the log of the platform has not included yet. A row of the audit is never changed: its place in the log is the
 * index of its leaf.
 */
export const auditWaiting = pgTable('audit_waiting', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  auditId: uuid('audit_id').notNull(),
});
