import { ENTERPRISE_IDENTITY_STATUSES, JOIN_STATUSES, MEMBER_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { person } from './people.ts';

export const enterprise = pgTable(
  'enterprise',
  {
    id: id(),
    name: text('name').notNull(),
    adminName: text('admin_name').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => person.id),
    unifiedSocialCode: text('unified_social_code'),
    registCode: text('regist_code'),
    websiteMetadata: jsonb('website_metadata').$type<Record<string, string>>(),
    avatarDigest: text('avatar_digest'),
    idttvStatus: status('idttv_status', ENTERPRISE_IDENTITY_STATUSES).notNull().default('INCOMPLETE'),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (t) => [
    // Two accounts may have the same name; the number, which is written at verification, belongs to one enterprise.
    uniqueIndex('enterprise_code').on(t.unifiedSocialCode),
    uniqueIndex('enterprise_regist_code').on(t.registCode),
    check('enterprise_idttv_status', sql.raw(oneOf('idttv_status', ENTERPRISE_IDENTITY_STATUSES))),
  ],
);

/** A membership; its id is the uuid of the WSID_EUSR. The row stays when the member is removed (DISABLED). */
export const member = pgTable(
  'member',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    status: status('status', MEMBER_STATUSES).notNull(),
    /** Holds the role with the alias SUPER_ADMINISTRATOR (Spec §6). */
    isOwner: boolean('is_owner').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
    /** What they were allowed to do when they were removed; null for active members. */
    formerKeys: jsonb('former_keys').$type<string[]>(),
  },
  (t) => [
    uniqueIndex('member_enterprise_person').on(t.enterpriseId, t.personId),
    index('member_person').on(t.personId),
    // The list of members, newest first.
    index('member_listed').on(t.enterpriseId, t.status, t.createdAt.desc(), t.id.desc()),
    // Exactly one owner at all times (Spec §6): the ownership is handed over, never shared.
    uniqueIndex('member_owner')
      .on(t.enterpriseId)
      .where(sql`is_owner`),
    check('member_status', sql.raw(oneOf('status', MEMBER_STATUSES))),
  ],
);

/** A role in an enterprise; the holder of the one with the alias SUPER_ADMINISTRATOR is the owner (Spec §6). */
export const enterpriseRole = pgTable(
  'enterprise_role',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    name: text('name').notNull(),
    alias: text('alias'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('enterprise_role_alias').on(t.enterpriseId, t.alias),
    uniqueIndex('enterprise_role_name').on(t.enterpriseId, t.name),
  ],
);

/** The permission keys of a role (Spec §6). */
export const enterpriseRolePrivilege = pgTable(
  'enterprise_role_privilege',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => enterpriseRole.id),
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.key] })],
);

/** The holders of a role (Spec §3 "authors can be bound"). */
export const enterpriseRoleAuthor = pgTable(
  'enterprise_role_author',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => enterpriseRole.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.memberId] }), index('enterprise_role_author_member').on(t.memberId)],
);

/** A person whom an envelope names as a member of an enterprise, and who asks to become one. */
export const joinApplication = pgTable(
  'join_application',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    envelopeId: uuid('envelope_id'),
    status: status('status', JOIN_STATUSES).notNull(),
    createdAt: instant('created_at').notNull(),
    handledAt: instant('handled_at'),
    handledById: uuid('handled_by_id'),
  },
  (t) => [
    index('join_application_enterprise').on(t.enterpriseId, t.status, t.createdAt),
    uniqueIndex('join_application_waiting')
      .on(t.enterpriseId, t.personId)
      .where(sql`status = 'WAITING'`),
    check('join_application_status', sql.raw(oneOf('status', JOIN_STATUSES))),
  ],
);
