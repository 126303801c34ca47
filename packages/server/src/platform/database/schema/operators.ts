import {
  APPLICATION_STATUSES,
  COMPLAINT_STATUSES,
  ENTERPRISE_IDENTITY_STATUSES,
  IDENTITY_KINDS,
  IDENTITY_PAPERS,
  OPERATOR_REQUEST_KINDS,
  OPERATOR_REQUEST_STATUSES,
  type OperatorRole,
} from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { enterprise } from './enterprises.ts';
import { person } from './people.ts';

/** Staff of the certificate authority: not a person of the product, with a separate login. */
export const operator = pgTable(
  'operator',
  {
    id: id(),
    login: text('login').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** True until the initial one-time password is replaced. */
    mustChangePassword: boolean('must_change_password').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** Without a role there is no right (domain/access/operator-roles.ts). */
    roles: jsonb('roles').$type<OperatorRole[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at'),
    /** The secret of the authenticator app (RFC 6238), sealed; it is valid from `totpSince`, which its first code sets. */
    sealedTotp: text('sealed_totp'),
    totpSince: instant('totp_since'),
    /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
    totpStep: integer('totp_step'),
  },
  (t) => [uniqueIndex('operator_login').on(t.login)],
);

/**
 * A browser that an operator has logged in from, by its cookie; wrong passwords of strangers do not lock it out (security
 * 66).
 */
export const operatorDevice = pgTable(
  'operator_device',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id),
    /** Keyed hash of the cookie that the server set in that browser. */
    deviceHash: text('device_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.operatorId, t.deviceHash] })],
);

/** An act that one operator requests and another confirms ("four eyes"); it is carried out in the confirming transaction. */
export const operatorRequest = pgTable(
  'operator_request',
  {
    id: id(),
    kind: status('kind', OPERATOR_REQUEST_KINDS).notNull(),
    /** The id of the subject of the act: a person, an enterprise, the serial of a certificate. */
    subject: text('subject').notNull(),
    /** Other parameters of the act, such as the reason code of a revocation. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
    reason: text('reason').notNull(),
    status: status('status', OPERATOR_REQUEST_STATUSES).notNull(),
    requestedById: uuid('requested_by_id')
      .notNull()
      .references(() => operator.id),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedById: uuid('decided_by_id').references(() => operator.id),
    decidedAt: instant('decided_at'),
    decideReason: text('decide_reason'),
    /** Half of a one-time password, sealed, until the operator who requested it has fetched it. */
    sealedHalf: text('sealed_half'),
  },
  (t) => [
    index('operator_request_list').on(t.status, t.requestedAt.desc(), t.id.desc()),
    // One request waits at a time for a subject.
    uniqueIndex('operator_request_waiting')
      .on(t.subject)
      .where(sql`status = 'WAITING'`),
    check('operator_request_status', sql.raw(oneOf('status', OPERATOR_REQUEST_STATUSES))),
    check('operator_request_two', sql`status <> 'CONFIRMED' or decided_by_id <> requested_by_id`),
  ],
);

/** An application for identity verification (Rulings §4); a new one follows one that was returned. */
export const identityApplication = pgTable(
  'identity_application',
  {
    id: id(),
    kind: status('kind', IDENTITY_KINDS).notNull(),
    /** The applicant. */
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    enterpriseId: uuid('enterprise_id').references(() => enterprise.id),
    name: text('name').notNull(),
    legalName: text('legal_name'),
    numberKind: text('number_kind', { enum: ['ID_CARD', 'PASSPORT', 'UNIFIED_SOCIAL_CODE', 'REGIST_CODE'] }).notNull(),
    /** Sealed under the secret of the server. */
    sealedNumber: text('sealed_number').notNull(),
    maskedNumber: text('masked_number').notNull(),
    /** Keyed hash of kind and number, by which applications with the same number are found. */
    numberHash: text('number_hash'),
    status: status('status', APPLICATION_STATUSES).notNull(),
    /** Status of the enterprise before: if the application is returned, the enterprise keeps it. */
    formerStatus: status('former_status', ENTERPRISE_IDENTITY_STATUSES),
    reason: text('reason'),
    decidedBy: text('decided_by'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    // One application waits at a time for a person, and one for an enterprise.
    uniqueIndex('identity_application_person')
      .on(t.personId)
      .where(sql`status = 'WAITING' and kind = 'PERSON'`),
    uniqueIndex('identity_application_enterprise')
      .on(t.enterpriseId)
      .where(sql`status = 'WAITING' and kind = 'ENTERPRISE'`),
    index('identity_application_number').on(t.numberHash),
    index('identity_application_status').on(t.status, t.createdAt),
    check('identity_application_status_known', sql.raw(oneOf('status', APPLICATION_STATUSES))),
  ],
);

/** A picture of an identity document: its PNG is stored sealed in the blob store. */
export const identityPaper = pgTable(
  'identity_paper',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    applicationId: uuid('application_id').references(() => identityApplication.id),
    kind: status('kind', IDENTITY_PAPERS).notNull(),
    /** Digest of the sealed bytes. */
    digest: text('digest').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('identity_paper_application').on(t.applicationId), index('identity_paper_person').on(t.personId)],
);

/** A report about unwanted messages by their recipient; the contact is stored sealed. */
export const complaint = pgTable(
  'complaint',
  {
    id: id(),
    contactHash: text('contact_hash').notNull(),
    sealedContact: text('sealed_contact').notNull(),
    text: text('text').notNull(),
    status: status('status', COMPLAINT_STATUSES).notNull(),
    note: text('note'),
    handledBy: text('handled_by'),
    createdAt: instant('created_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (t) => [index('complaint_status').on(t.status, t.createdAt)],
);

/** Contacts that are sent no codes (Spec §8 "phone in blacklist"). */
export const blacklist = pgTable('blacklist', {
  contactHash: text('contact_hash').primaryKey(),
  sealedContact: text('sealed_contact').notNull(),
  reason: text('reason').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
});
