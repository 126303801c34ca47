import { ENTERPRISE_IDENTITY_STATUSES, MEMBER_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    // Two accounts may bear one name; the number, which is written when it is verified, is one enterprise's.
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
  },
  (t) => [
    uniqueIndex('member_enterprise_person').on(t.enterpriseId, t.personId),
    index('member_person').on(t.personId),
    check('member_status', sql.raw(oneOf('status', MEMBER_STATUSES))),
  ],
);
