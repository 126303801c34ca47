import { LANGUAGE_TAGS } from '@countersign/contract';
import {
  type CheckMark,
  type FormSettings,
  ACTION_TYPES,
  AUTH_LEVELS,
  CONFIRM_STATUSES,
  FORM_TYPES,
  IDENTIFYING_CONTACTS,
  NAME_SOURCES,
  PARTICIPANT_STATUSES,
  PARTICIPANT_TYPES,
  SECURE_LEVELS,
} from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { member } from './enterprises.ts';
import { envelope } from './envelopes.ts';
import { person } from './people.ts';

export const participant = pgTable(
  'participant',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    /** Bound when a verified contact of the person matches (Rulings §6.5). */
    personId: uuid('person_id').references(() => person.id),
    /** The membership it acts as; null for a PERSON, and for an enterprise participant who has not joined yet. */
    memberId: uuid('member_id').references(() => member.id),
    /** The enterprise of an enterprise participant, once it is known which one is meant. */
    enterpriseId: uuid('enterprise_id'),
    name: text('name').notNull(),
    /** The source of the name at the time of the act (Rulings §8.13); before the act it is always the sender's word. */
    nameSource: text('name_source', { enum: NAME_SOURCES }).notNull().default('GIVEN'),
    phone: text('phone'),
    email: text('email'),
    /** Which of the two identifies them (Rulings §8.11); null where neither does, and where none was chosen. */
    identifyingContact: text('identifying_contact', { enum: IDENTIFYING_CONTACTS }),
    actionType: status('action_type', ACTION_TYPES).notNull(),
    type: status('type', PARTICIPANT_TYPES).notNull(),
    sequence: integer('sequence').notNull(),
    status: status('status', PARTICIPANT_STATUSES).notNull(),
    secureLevel: status('secure_level', SECURE_LEVELS).notNull(),
    authLevel: status('auth_level', AUTH_LEVELS).notNull(),
    /** How the person was authenticated when acting: SIGN_PASSWORD, CODE or BOTH. */
    authType: text('auth_type'),
    enterpriseName: text('enterprise_name'),
    enterpriseWsid: text('enterprise_wsid'),
    enterpriseRoleWsid: text('enterprise_role_wsid'),
    /** The membership it was chosen by: the sender may not read its contacts (security 36). */
    colleagueId: uuid('colleague_id').references(() => member.id),
    /** The participant who handed the act on to this one (Rulings §2 "authorize"); null for those the sender named. */
    successorOfId: uuid('successor_of_id'),
    /** Its group in the sender's tree, and its place there (Spec §3 "Groups"). */
    groupId: text('group_id'),
    position: integer('position'),
    /** Of a BULK_PERSON: how its recipients were given, and the name of the list (Spec §3). */
    multiSend: boolean('multi_send').notNull().default(false),
    multiMode: text('multi_mode'),
    multiName: text('multi_name'),
    multiArray: jsonb('multi_array').$type<string[]>(),
    /** A signer without fields who chose to sign without any appearance. */
    noAppearance: boolean('no_appearance').notNull().default(false),
    /** The sender's words to this participant, the language of their notices, and their own deadline. */
    message: text('message'),
    language: text('language', { enum: LANGUAGE_TAGS }),
    deadlineAt: instant('deadline_at'),
    /** A signer who signs as a witness. */
    witness: boolean('witness').notNull().default(false),
    /** The sender's own reference. */
    externalId: text('external_id'),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    handleReason: text('handle_reason'),
    handledAt: instant('handled_at'),
    remindedAt: instant('reminded_at'),
    /** Digests and revision numbers a checker or signer saw (conventions, rule 6). */
    seen: jsonb('seen').$type<{ fileId: string; number: number; digest: string }[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // They are sorted when they are read: entries of one id share it.
    index('participant_envelope').on(t.envelopeId),
    index('participant_person')
      .on(t.personId)
      .where(sql`person_id is not null`),
    index('participant_member')
      .on(t.memberId)
      .where(sql`member_id is not null`),
    index('participant_role')
      .on(t.enterpriseRoleWsid)
      .where(sql`type = 'ENTERPRISE_ROLE'`),
    index('participant_phone')
      .on(t.phone)
      .where(sql`person_id is null`),
    index('participant_email')
      .on(t.email)
      .where(sql`person_id is null`),
    // Participants who wait for an enterprise of this name to be verified.
    index('participant_enterprise_name')
      .on(t.enterpriseName)
      .where(sql`type = 'ENTERPRISE_MEMBER' and enterprise_id is null`),
    check('participant_status', sql.raw(oneOf('status', PARTICIPANT_STATUSES))),
    check('participant_action_type', sql.raw(oneOf('action_type', ACTION_TYPES))),
  ],
);

/** The single signing turn of a participant (conventions, rule 1): decided, leased, then kept or released. */
export const reservation = pgTable(
  'reservation',
  {
    participantId: uuid('participant_id')
      .primaryKey()
      .references(() => participant.id),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    attempt: uuid('attempt').notNull(),
    decidedAt: instant('decided_at').notNull(),
    leaseUntil: instant('lease_until').notNull(),
    /** Everything needed to make the bytes, validated in the first transaction. */
    act: jsonb('act').notNull(),
  },
  (t) => [index('reservation_lease').on(t.leaseUntil)],
);

export const form = pgTable(
  'form',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    fileId: uuid('file_id').notNull(),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participant.id),
    formType: status('form_type', FORM_TYPES).notNull(),
    page: integer('page').notNull(),
    ulx: doublePrecision('ulx').notNull(),
    uly: doublePrecision('uly').notNull(),
    lrx: doublePrecision('lrx').notNull(),
    lry: doublePrecision('lry').notNull(),
    required: boolean('required').notNull(),
    revisable: boolean('revisable').notNull(),
    scale: doublePrecision('scale'),
    format: text('format'),
    fontSize: doublePrecision('font_size').notNull(),
    multiLine: boolean('multi_line').notNull(),
    tagId: text('tag_id'),
    /** Layout of a MULTI_CHECK_MARK (Spec §3). */
    checkMark: jsonb('check_mark').$type<CheckMark>(),
    /** What only some kinds have, such as options. */
    settings: jsonb('settings').$type<FormSettings>(),
    /** Placed by its participant on a running envelope (Rulings §3 "allowAppendForms"). */
    appended: boolean('appended').notNull().default(false),
    confirmStatus: status('confirm_status', CONFIRM_STATUSES).notNull(),
    /** Text or day entered beforehand, later the one that was written into the document. */
    value: text('value'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('form_envelope').on(t.envelopeId),
    index('form_participant').on(t.participantId),
    check('form_type', sql.raw(oneOf('form_type', FORM_TYPES))),
  ],
);
