import { IMPORT_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { enterprise, member } from './enterprises.ts';
import { person } from './people.ts';

/** A department below the enterprise or below another one (Spec §6 "Departments"). */
export const department = pgTable(
  'department',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    parentId: uuid('parent_id').references((): AnyPgColumn => department.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('department_sibling').on(t.enterpriseId, t.parentId, t.name).nullsNotDistinct()],
);

/** Settings that an enterprise stores for a member; a member without any has no row. */
export const memberProfile = pgTable(
  'member_profile',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    name: text('name'),
    employeeNumber: text('employee_number'),
    title: text('title'),
    departmentId: uuid('department_id').references(() => department.id, { onDelete: 'set null' }),
    joinedOn: date('joined_on', { mode: 'string' }),
  },
  (t) => [
    uniqueIndex('member_profile_number').on(t.enterpriseId, t.employeeNumber),
    index('member_profile_department').on(t.departmentId),
  ],
);

/** An invitation to a contact. An expired one keeps the status WAITING; its expiry time decides. */
export const memberInvitation = pgTable(
  'member_invitation',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    /** Normalised. */
    contact: text('contact').notNull(),
    name: text('name'),
    employeeNumber: text('employee_number'),
    title: text('title'),
    departmentId: uuid('department_id').references(() => department.id, { onDelete: 'set null' }),
    roleIds: jsonb('role_ids').$type<string[]>().notNull(),
    status: status('status', ['WAITING', 'ACCEPTED', 'DELETED']).notNull(),
    /** The language of the notice, where the contact belongs to no account yet. */
    language: text('language').notNull(),
    invitedById: uuid('invited_by_id')
      .notNull()
      .references(() => member.id),
    /** The membership it became. */
    memberId: uuid('member_id').references(() => member.id),
    expireAt: instant('expire_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('member_invitation_waiting')
      .on(t.enterpriseId, t.contact)
      .where(sql`status = 'WAITING'`),
    index('member_invitation_created').on(t.enterpriseId, t.createdAt.desc(), t.id.desc()),
    check('member_invitation_status', sql.raw(oneOf('status', ['WAITING', 'ACCEPTED', 'DELETED']))),
  ],
);

/** A sent notice of an invitation, whatever happened to it: the daily limits count these rows (security 12). */
export const invitationSend = pgTable(
  'invitation_send',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    /** The person who sent it, in any enterprise. */
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** Normalised. */
    contact: text('contact').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    index('invitation_send_enterprise').on(t.enterpriseId, t.sentAt),
    index('invitation_send_person').on(t.personId, t.sentAt),
    index('invitation_send_contact').on(t.contact, t.sentAt),
    index('invitation_send_at').on(t.sentAt),
  ],
);

/**
 * The single link of an enterprise by which anyone may ask to join; its token is found by its hash and stored sealed, so
 * that it can be shown.
 */
export const invitationLink = pgTable(
  'invitation_link',
  {
    enterpriseId: uuid('enterprise_id')
      .primaryKey()
      .references(() => enterprise.id),
    tokenHash: text('token_hash').notNull(),
    sealedToken: text('sealed_token').notNull(),
    enabled: boolean('enabled').notNull(),
    directEntry: boolean('direct_entry').notNull(),
    departmentId: uuid('department_id').references(() => department.id, { onDelete: 'set null' }),
    expireAt: instant('expire_at').notNull(),
    switchedAt: instant('switched_at').notNull(),
    switchedById: uuid('switched_by_id').notNull(),
  },
  (t) => [uniqueIndex('invitation_link_token').on(t.tokenHash)],
);

/** A sheet of people to invite. */
export const memberImport = pgTable(
  'member_import',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    fileName: text('file_name').notNull(),
    status: status('status', IMPORT_STATUSES).notNull(),
    total: integer('total').notNull(),
    valid: integer('valid').notNull(),
    done: integer('done').notNull(),
    expiresInDays: integer('expires_in_days').notNull(),
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('member_import_created').on(t.enterpriseId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('member_import_running')
      .on(t.enterpriseId)
      .where(sql`status = 'RUNNING'`),
    check('member_import_status', sql.raw(oneOf('status', IMPORT_STATUSES))),
  ],
);

/** One submitted and validated row of it. */
export const memberImportRow = pgTable(
  'member_import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => memberImport.id, { onDelete: 'cascade' }),
    /** Counted from 1, below the heading. */
    number: integer('number').notNull(),
    /** Column → text. */
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    contact: text('contact'),
    departmentId: uuid('department_id'),
    roleIds: jsonb('role_ids').$type<string[]>().notNull(),
    errors: jsonb('errors').$type<{ column: string; error: string; detail?: string }[]>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);
