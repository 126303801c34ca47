import {
  type CheckMark,
  type FileRemarkKind,
  ACTION_TYPES,
  AUTH_LEVELS,
  CONFIRM_STATUSES,
  ENVELOPE_FLOW_TYPES,
  ENVELOPE_STATUSES,
  FILE_STATUSES,
  FILE_TYPES,
  FORM_TYPES,
  LABEL_COLOURS,
  PARTICIPANT_STATUSES,
  PARTICIPANT_TYPES,
  PREPARE_STATES,
  REVISION_KINDS,
  SECURE_LEVELS,
  SHOWN_STATUSES,
} from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
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
import { apiClient } from './applications.ts';
import { id, instant, oneOf, status } from './columns.ts';
import { member } from './enterprises.ts';
import { person } from './people.ts';

export type PageShape = { width: number; height: number; rotate: number };
export type FileRemark = { kind: FileRemarkKind; name?: string | undefined; pages: number[] };

/** An uploaded file; `digest` names the sound PDF made of it, `sourceDigest` the bytes as they came. */
export const file = pgTable(
  'file',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => person.id),
    name: text('name').notNull(),
    type: status('type', FILE_TYPES).notNull(),
    status: status('status', FILE_STATUSES).notNull(),
    sourceDigest: text('source_digest').notNull(),
    sourceBytes: bigint('source_bytes', { mode: 'number' }).notNull(),
    digest: text('digest'),
    bytes: bigint('bytes', { mode: 'number' }),
    pages: jsonb('pages').$type<PageShape[]>().notNull().default([]),
    /** The upload carries signatures of others: it is never rewritten and gets no DocMDP (conventions 4, 5). */
    signedBefore: boolean('signed_before').notNull().default(false),
    /** What was found in the upload and is no longer in the sound PDF, by the names of `ActiveContent`. */
    removed: jsonb('removed').$type<string[]>().notNull().default([]),
    /** What its sender should know of it before anybody signs: `Remark` of the PDF package. */
    remarks: jsonb('remarks').$type<FileRemark[]>().notNull().default([]),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
  },
  (t) => [
    index('file_owner').on(t.ownerId, t.createdAt),
    check('file_status', sql.raw(oneOf('status', FILE_STATUSES))),
    check('file_type', sql.raw(oneOf('type', FILE_TYPES))),
  ],
);

/** An upload under way; the task id is the client's and belongs to its person (security 43). */
export const uploadTask = pgTable(
  'upload_task',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => person.id),
    taskId: text('task_id').notNull(),
    fileName: text('file_name').notNull(),
    totalSize: bigint('total_size', { mode: 'number' }).notNull(),
    chunkTotal: integer('chunk_total').notNull(),
    fileId: uuid('file_id').references(() => file.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('upload_task_owner').on(t.ownerId, t.taskId), index('upload_task_created').on(t.createdAt)],
);

export const uploadChunk = pgTable(
  'upload_chunk',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploadTask.id, { onDelete: 'cascade' }),
    chunk: integer('chunk').notNull(),
    digest: text('digest').notNull(),
    size: integer('size').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.chunk] })],
);

export const envelope = pgTable(
  'envelope',
  {
    id: id(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => person.id),
    /** The membership it was sent by; null from a personal account. */
    senderMemberId: uuid('sender_member_id').references(() => member.id),
    /** The API key that made it, named people in it or sent it: then nobody in person has invited them. */
    apiClientId: uuid('api_client_id').references(() => apiClient.id),
    title: text('title').notNull().default(''),
    subject: text('subject').notNull().default(''),
    status: status('status', ENVELOPE_STATUSES).notNull(),
    flowType: status('flow_type', ENVELOPE_FLOW_TYPES).notNull().default('SIGN_PROCESS'),
    envelopeType: text('envelope_type').notNull().default('ANY'),
    envelopeFlag: text('envelope_flag'),
    tagId: text('tag_id'),
    needForm: boolean('need_form').notNull().default(true),
    allowAppendForms: boolean('allow_append_forms').notNull().default(false),
    currentSequence: integer('current_sequence').notNull().default(0),
    expireAt: instant('expire_at').notNull(),
    timerAt: instant('timer_at'),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    /** IANA zone of dates printed in the documents, fixed at start. */
    timezone: text('timezone').notNull(),
    prepareState: status('prepare_state', PREPARE_STATES).notNull().default('NOT_STARTED'),
    prepareError: text('prepare_error'),
    handleReason: text('handle_reason'),
    /** Accounts that have it in their recycle bin. */
    recycledBy: uuid('recycled_by').array().notNull().default([]),
    /** Of a CANCEL_PROCESS: the finished envelope that it is to void. */
    cancelsId: uuid('cancels_id'),
    /** The CANCEL_PROCESS over it that is under way; a second one waits until it has ended. */
    cancellingId: uuid('cancelling_id'),
    /** Voided by agreement: when, why, and by which CANCEL_PROCESS. */
    voidedAt: instant('voided_at'),
    voidedById: uuid('voided_by_id'),
    voidReason: text('void_reason'),
    /** The draft it was copied from, to be corrected and sent again. */
    copiedFromId: uuid('copied_from_id'),
    /** The multi-send job and row that made it. */
    multiJobId: uuid('multi_job_id'),
    multiRow: integer('multi_row'),
    /** The template it was made from, while its documents are still the template's. */
    bstId: uuid('bst_id'),
    /** It is the editing view of that template: in no list, and never sent. */
    isBstEditing: boolean('is_bst_editing').notNull().default(false),
    /** Drawn at its start from the numbering rule of the enterprise that sent it. */
    contractNumber: text('contract_number'),
    /** Of the finished contract: digest of the evidence report in the blob store. */
    evidenceDigest: text('evidence_digest'),
    /**
     * When the certificate of the document time-stamp that ends first of all its documents' last ones ends, and what that
     * stamp was made by (docs/cycles/archive.md); null where no document carries one.
     */
    archiveEndsAt: instant('archive_ends_at'),
    archiveAlgorithm: text('archive_algorithm'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    statusAt: instant('status_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    check('envelope_status', sql.raw(oneOf('status', ENVELOPE_STATUSES))),
    check('envelope_flow_type', sql.raw(oneOf('flow_type', ENVELOPE_FLOW_TYPES))),
    check('envelope_prepare_state', sql.raw(oneOf('prepare_state', PREPARE_STATES))),
    index('envelope_sender').on(t.senderId, t.createdAt),
    // One void agreement at a time: the second begins after the first has ended without one.
    index('envelope_cancels').on(t.cancelsId),
    index('envelope_copied').on(t.copiedFromId),
    uniqueIndex('envelope_multi').on(t.multiJobId, t.multiRow),
    index('envelope_archive')
      .on(t.archiveEndsAt, t.id)
      .where(sql`archive_ends_at is not null`),
  ],
);

/** The documents of an envelope; `headNumber` and `headDigest` name the current revision. */
export const envelopeDocument = pgTable(
  'envelope_document',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
    name: text('name').notNull(),
    /** Order where every document has one (Spec §3). */
    sequence: integer('sequence'),
    addedOrder: integer('added_order').notNull(),
    fileTagId: text('file_tag_id'),
    headNumber: integer('head_number').notNull(),
    headDigest: text('head_digest').notNull(),
    headBytes: bigint('head_bytes', { mode: 'number' }).notNull(),
    /** The revision that the completion ended with, which the evidence cites; renewals of the archive follow it. */
    completedDigest: text('completed_digest'),
  },
  (t) => [primaryKey({ columns: [t.envelopeId, t.fileId] })],
);

/** One line of revisions per document (conventions, rule 2): each is a byte-prefix of the next. */
export const revision = pgTable(
  'revision',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
    number: integer('number').notNull(),
    kind: status('kind', REVISION_KINDS).notNull(),
    previousDigest: text('previous_digest'),
    digest: text('digest').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    participantId: uuid('participant_id'),
    /** Sequence of the acting participant: acts of the same sequence are parallel (Rulings §6.9). */
    sequence: integer('sequence'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('revision_number').on(t.envelopeId, t.fileId, t.number),
    unique('revision_previous').on(t.envelopeId, t.fileId, t.previousDigest),
    index('revision_digest').on(t.digest),
    check('revision_kind', sql.raw(oneOf('kind', REVISION_KINDS))),
  ],
);

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
    phone: text('phone'),
    email: text('email'),
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
    /** Whoever handed the act on to this one (Rulings §2 "authorize"); null for those the sender named. */
    heirOfId: uuid('heir_of_id'),
    /** The group of the sender's tree it stands in, and its place there (Spec §3 "Groups"). */
    groupId: text('group_id'),
    position: integer('position'),
    /** Of a BULK_PERSON: how its recipients were given, and under which name (Spec §3). */
    multiSend: boolean('multi_send').notNull().default(false),
    multiMode: text('multi_mode'),
    multiName: text('multi_name'),
    multiArray: jsonb('multi_array').$type<string[]>(),
    /** A signer without fields signs without any appearance, by their own choice. */
    noAppearance: boolean('no_appearance').notNull().default(false),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    handleReason: text('handle_reason'),
    handledAt: instant('handled_at'),
    remindedAt: instant('reminded_at'),
    /** Digests and revision numbers a checker or signer saw (conventions, rule 6). */
    seen: jsonb('seen').$type<{ fileId: string; number: number; digest: string }[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('participant_envelope').on(t.envelopeId, t.sequence, t.id),
    index('participant_person').on(t.personId),
    index('participant_member').on(t.memberId),
    index('participant_role')
      .on(t.enterpriseRoleWsid)
      .where(sql`type = 'ENTERPRISE_ROLE'`),
    index('participant_phone')
      .on(t.phone)
      .where(sql`person_id is null`),
    index('participant_email')
      .on(t.email)
      .where(sql`person_id is null`),
    // Who waits for an enterprise of this name to be verified.
    index('participant_enterprise_name')
      .on(t.enterpriseName)
      .where(sql`type = 'ENTERPRISE_MEMBER' and enterprise_id is null`),
    check('participant_status', sql.raw(oneOf('status', PARTICIPANT_STATUSES))),
    check('participant_action_type', sql.raw(oneOf('action_type', ACTION_TYPES))),
  ],
);

/** The unique signing turn of a participant (conventions, rule 1): decided, leased, then kept or released. */
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
    /** All that making the bytes needs, judged in the first transaction. */
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
    /** Placed by its participant on a running envelope (Rulings §3 "allowAppendForms"). */
    appended: boolean('appended').notNull().default(false),
    confirmStatus: status('confirm_status', CONFIRM_STATUSES).notNull(),
    /** Text or day given beforehand, later the one that went into the document. */
    value: text('value'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('form_envelope').on(t.envelopeId),
    index('form_participant').on(t.participantId),
    check('form_type', sql.raw(oneOf('form_type', FORM_TYPES))),
  ],
);

/** What each account sees of an envelope, kept beside every change so that lists and counts are one index read. */
export const envelopeViewer = pgTable(
  'envelope_viewer',
  {
    /** A person, or a membership. */
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    shownStatus: status('shown_status', SHOWN_STATUSES).notNull(),
    isSender: boolean('is_sender').notNull(),
    statusAt: instant('status_at').notNull(),
    expireAt: instant('expire_at').notNull(),
    /** Creation and title are the envelope's, so that these orders too are read from an index. */
    createdAt: instant('created_at').notNull(),
    title: text('title').notNull().default(''),
    /** Of a membership its enterprise, whose list holds the envelopes of all its members. */
    enterpriseId: uuid('enterprise_id'),
  },
  (t) => {
    const ofAccount = [t.accountId, t.isSender, t.shownStatus] as const;
    const ofEnterprise = [t.enterpriseId, t.isSender, t.shownStatus] as const;
    const isOfEnterprise = sql`enterprise_id is not null`;
    return [
      primaryKey({ columns: [t.accountId, t.envelopeId] }),
      index('envelope_viewer_envelope').on(t.envelopeId),
      // One for each order of the list, by side and shown status: a page is the merge of the few that it asks for.
      index('envelope_viewer_by_status').on(...ofAccount, t.statusAt, t.envelopeId),
      index('envelope_viewer_by_created').on(...ofAccount, t.createdAt, t.envelopeId),
      index('envelope_viewer_by_expiry').on(...ofAccount, t.expireAt, t.envelopeId),
      index('envelope_viewer_by_title').on(...ofAccount, t.title, t.envelopeId),
      index('envelope_viewer_firm_status')
        .on(...ofEnterprise, t.statusAt, t.envelopeId)
        .where(isOfEnterprise),
      index('envelope_viewer_firm_created')
        .on(...ofEnterprise, t.createdAt, t.envelopeId)
        .where(isOfEnterprise),
      index('envelope_viewer_firm_expiry')
        .on(...ofEnterprise, t.expireAt, t.envelopeId)
        .where(isOfEnterprise),
      index('envelope_viewer_firm_title')
        .on(...ofEnterprise, t.title, t.envelopeId)
        .where(isOfEnterprise),
      check('envelope_viewer_status', sql.raw(oneOf('shown_status', SHOWN_STATUSES))),
    ];
  },
);

/**
 * What an envelope is found by, in one row that changes only when its words do: the list's search looks for them anywhere
 * in the text, in Chinese too, where there are no words to split at. The index holds every one and every two characters
 * in a row, the marks, and the accounts and enterprises that may find it; `search_keys` of the migration makes them.
 */
export const envelopeWords = pgTable(
  'envelope_words',
  {
    envelopeId: uuid('envelope_id')
      .primaryKey()
      .references(() => envelope.id),
    /** The accounts that see it, and their enterprises. */
    owners: uuid('owners').array().notNull(),
    title: text('title').notNull(),
    contractNumber: text('contract_number').notNull(),
    /** Names of persons and enterprises, a line each. */
    participants: text('participants').notNull(),
    documents: text('documents').notNull(),
    /** What a filter asks for as a whole: `flow:`, `tag:`, `flag:` and `job:` with their values. */
    marks: text('marks').array().notNull(),
  },
  () => [
    // Without a list of pending entries, which every search would have to read through.
    index('envelope_words_keys')
      .using(
        'gin',
        sql`search_keys(owners, title || E'\\n' || contract_number || E'\\n' || participants || E'\\n' || documents, marks)`,
      )
      .with({ fastupdate: false }),
  ],
);

/**
 * How many envelopes an account sees in each shown status: the sum of these rows. A decision only appends what it
 * changes, so that no decision waits for another's count; now and then an account's rows are folded into few.
 */
export const envelopeCount = pgTable(
  'envelope_count',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id').notNull(),
    shownStatus: status('shown_status', SHOWN_STATUSES).notNull(),
    isSender: boolean('is_sender').notNull(),
    change: integer('change').notNull(),
  },
  (t) => [index('envelope_count_account').on(t.accountId, t.shownStatus)],
);

/** A label of one account (Spec §7 "Messages and labels"). */
export const label = pgTable(
  'label',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    colour: status('colour', LABEL_COLOURS).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('label_name').on(t.accountId, t.name)],
);

export const envelopeLabel = pgTable(
  'envelope_label',
  {
    labelId: uuid('label_id')
      .notNull()
      .references(() => label.id, { onDelete: 'cascade' }),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    accountId: uuid('account_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.labelId, t.envelopeId] }),
    index('envelope_label_envelope').on(t.envelopeId, t.accountId),
  ],
);

/** A search of the list of envelopes that an account keeps under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    /** The list's query string, as the page has it in its address. */
    search: text('search').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('saved_view_name').on(t.accountId, t.name)],
);
