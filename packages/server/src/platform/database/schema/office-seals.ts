import {
  type PatternFacts,
  SEAL_APPLICATION_KINDS,
  SEAL_APPLICATION_STATUSES,
  SEAL_CHECK_STATUSES,
  SEAL_KINDS,
  SEAL_NAME_CHECKS,
  SEAL_SCOPES,
  SEAL_STATUSES,
} from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { enterprise, member } from './enterprises.ts';
import { reservation } from './participants.ts';

const ofEnterprise = () =>
  uuid('enterprise_id')
    .notNull()
    .references(() => enterprise.id);
const ofMember = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => member.id);

export const officeSealGroup = pgTable(
  'office_seal_group',
  { id: id(), enterpriseId: ofEnterprise(), name: text('name').notNull(), createdAt: instant('created_at').notNull() },
  (t) => [uniqueIndex('office_seal_group_name').on(t.enterpriseId, t.name)],
);

/** Spec §3 "Office seal". The row is kept after the seal is abandoned: signatures made with it reference its picture. */
export const officeSeal = pgTable(
  'office_seal',
  {
    id: id(),
    enterpriseId: ofEnterprise(),
    groupId: uuid('group_id').references(() => officeSealGroup.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    kind: status('kind', SEAL_KINDS).notNull(),
    /** The text and layout it was drawn from; null for an uploaded picture. */
    pattern: jsonb('pattern').$type<PatternFacts>(),
    /** Digest of the PNG in the blob store. */
    digest: text('digest').notNull(),
    widthMm: real('width_mm').notNull(),
    heightMm: real('height_mm').notNull(),
    status: status('status', SEAL_STATUSES).notNull(),
    checkStatus: status('check_status', SEAL_CHECK_STATUSES).notNull(),
    checkReason: text('check_reason'),
    /**
     * The verified name of the enterprise that the picture shows: drawn by the server, or compared by an operator (Rulings
     * §8.13).
     */
    companyName: text('company_name'),
    /** The comparison of the picture with the verified name; null if none is needed, or while the seal waits for approval. */
    nameCheck: status('name_check', SEAL_NAME_CHECKS),
    nameCheckedBy: text('name_checked_by'),
    nameCheckedAt: instant('name_checked_at'),
    /** Its maker approved it, because no other member could. */
    selfApproved: boolean('self_approved').notNull().default(false),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    authorId: ofMember('author_id'),
    createdAt: instant('created_at').notNull(),
    abandonedAt: instant('abandoned_at'),
  },
  (t) => [
    index('office_seal_list').on(t.enterpriseId, t.createdAt.desc(), t.id.desc()),
    index('office_seal_of_group').on(t.groupId),
    // An abandoned or refused seal releases its name.
    uniqueIndex('office_seal_name')
      .on(t.enterpriseId, t.name)
      .where(sql`status = 'NORMAL' and check_status <> 'REFUSED'`),
    index('office_seal_name_queue')
      .on(t.createdAt, t.id)
      .where(sql`name_check = 'WAITING'`),
    check('office_seal_name_check', sql`name_check is null or ${sql.raw(oneOf('name_check', SEAL_NAME_CHECKS))}`),
    check('office_seal_status', sql.raw(oneOf('status', SEAL_STATUSES))),
    check('office_seal_check_status', sql.raw(oneOf('check_status', SEAL_CHECK_STATUSES))),
    check('office_seal_kind', sql.raw(oneOf('kind', SEAL_KINDS))),
  ],
);

/** The grant by which a member may use a seal: for what, until when, how often. */
export const officeSealAuthorization = pgTable(
  'office_seal_authorization',
  {
    id: id(),
    enterpriseId: ofEnterprise(),
    sealId: uuid('seal_id')
      .notNull()
      .references(() => officeSeal.id),
    memberId: ofMember('member_id'),
    scope: status('scope', SEAL_SCOPES).notNull(),
    envelopeIds: jsonb('envelope_ids').$type<string[]>().notNull(),
    bstIds: jsonb('bst_ids').$type<string[]>().notNull(),
    endAt: instant('end_at'),
    count: integer('count'),
    createdAt: instant('created_at').notNull(),
    createdById: ofMember('created_by_id'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('office_seal_authorization_list').on(t.enterpriseId, t.createdAt.desc(), t.id.desc()),
    index('office_seal_authorization_holder').on(t.memberId, t.sealId),
    index('office_seal_authorization_seal').on(t.sealId, t.createdAt.desc(), t.id.desc()),
    check('office_seal_authorization_scope', sql.raw(oneOf('scope', SEAL_SCOPES))),
  ],
);

/** An entry of the seal-audit page: a new seal to be checked, or a member who asks to use one. */
export const officeSealApplication = pgTable(
  'office_seal_application',
  {
    id: id(),
    enterpriseId: ofEnterprise(),
    sealId: uuid('seal_id')
      .notNull()
      .references(() => officeSeal.id),
    memberId: ofMember('member_id'),
    kind: status('kind', SEAL_APPLICATION_KINDS).notNull(),
    status: status('status', SEAL_APPLICATION_STATUSES).notNull(),
    reason: text('reason').notNull(),
    endAt: instant('end_at'),
    count: integer('count'),
    envelopeId: uuid('envelope_id'),
    createdAt: instant('created_at').notNull(),
    handledAt: instant('handled_at'),
    handledById: uuid('handled_by_id').references(() => member.id),
    handleReason: text('handle_reason'),
  },
  (t) => [
    index('office_seal_application_list').on(t.enterpriseId, t.createdAt.desc(), t.id.desc()),
    index('office_seal_application_member').on(t.memberId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('office_seal_application_waiting')
      .on(t.sealId, t.memberId, t.kind)
      .where(sql`status = 'WAITING'`),
    check('office_seal_application_kind', sql.raw(oneOf('kind', SEAL_APPLICATION_KINDS))),
    check('office_seal_application_status', sql.raw(oneOf('status', SEAL_APPLICATION_STATUSES))),
  ],
);

/**
 * One use of a seal by one participant. While the signature is being made it references the signing turn and is deleted
 * with it; with the signature it becomes a use record (Spec §3 "use records carry signDatetime").
 */
export const officeSealUse = pgTable(
  'office_seal_use',
  {
    id: id(),
    enterpriseId: ofEnterprise(),
    sealId: uuid('seal_id')
      .notNull()
      .references(() => officeSeal.id),
    memberId: ofMember('member_id'),
    /** The grant it counts towards; null for the owner, who needs none. */
    authorizationId: uuid('authorization_id').references(() => officeSealAuthorization.id),
    envelopeId: uuid('envelope_id').notNull(),
    participantId: uuid('participant_id').notNull(),
    turnId: uuid('turn_id').references(() => reservation.participantId, { onDelete: 'cascade' }),
    signedAt: instant('signed_at'),
  },
  (t) => [
    uniqueIndex('office_seal_use_once').on(t.participantId, t.sealId),
    index('office_seal_use_list').on(t.enterpriseId, t.signedAt.desc(), t.id.desc()),
    index('office_seal_use_seal').on(t.sealId, t.signedAt.desc(), t.id.desc()),
    index('office_seal_use_authorization').on(t.authorizationId),
    index('office_seal_use_turn').on(t.turnId),
    check('office_seal_use_state', sql`(turn_id is null) = (signed_at is not null)`),
  ],
);
