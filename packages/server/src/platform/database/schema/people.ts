import {
  ACCOUNT_STATUSES,
  CODE_CHANNELS,
  IDENTITY_STATUSES,
  SCAN_PURPOSES,
  SERVICES,
  type InPerson,
  type ReminderPlan,
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
import { bytes, id, instant, oneOf, status } from './columns.ts';

/** A person; its id is the uuid of the WSID_PUSR. Contacts are verified and normalised. */
export const person = pgTable(
  'person',
  {
    id: id(),
    phone: text('phone'),
    email: text('email'),
    nickname: text('nickname'),
    realName: text('real_name'),
    sex: text('sex'),
    accountStatus: status('account_status', ACCOUNT_STATUSES).notNull(),
    idttvStatus: status('idttv_status', IDENTITY_STATUSES).notNull().default('NO'),
    /**
     * Keyed hash of the number of the document by which the identity was verified; it belongs to one person at a time
     * (Rulings §8.14).
     */
    identityNumberHash: text('identity_number_hash'),
    /**
     * argon2id of the secret that the client sent; null for a person who registered by a signing link and has no password
     * yet.
     */
    passwordHash: text('password_hash'),
    signPasswordHash: text('sign_password_hash'),
    language: text('language').notNull().default('zh-CN'),
    wechat: text('wechat'),
    /** Digest of the re-encoded PNG in the blob store. */
    avatarDigest: text('avatar_digest'),
    /** A contact bound without the password: no password can be reset by it until this instant. */
    freshContactKind: text('fresh_contact_kind', { enum: ['phone', 'email'] }),
    freshContactUntil: instant('fresh_contact_until'),
    /** The membership that is active after login; null = the personal account. */
    defaultMemberId: uuid('default_member_id'),
    /** Topic → channel → wanted, where it differs from the default. */
    /** The plan of reminders of their new drafts. */
    reminders: jsonb('reminders').$type<ReminderPlan>(),
    noticePreferences: jsonb('notice_preferences').$type<Record<string, Record<string, boolean>>>(),
    registFrom: text('regist_from'),
    /** The version of the terms and of the privacy policy that this person has accepted, and when. */
    acceptedTerms: text('accepted_terms'),
    termsAcceptedAt: instant('terms_accepted_at'),
    registeredAt: instant('registered_at').notNull(),
    lastLoginAt: instant('last_login_at'),
    lastLoginIp: text('last_login_ip'),
    modifiedAt: instant('modified_at').notNull(),
    /** When the account is deleted, as its person has asked; a login meanwhile withdraws it. */
    deleteAt: instant('delete_at'),
    /** Since then the row has no personal data; contracts of others refer to it. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('person_phone').on(t.phone),
    uniqueIndex('person_email').on(t.email),
    uniqueIndex('person_identity_number').on(t.identityNumberHash),
    index('person_registered').on(t.registeredAt, t.id),
    check('person_account_status', sql.raw(oneOf('account_status', ACCOUNT_STATUSES))),
    check('person_idttv_status', sql.raw(oneOf('idttv_status', IDENTITY_STATUSES))),
    check('person_contact', sql`phone is not null or email is not null or deleted_at is not null`),
  ],
);

/** A session, anonymous until `personId` is set; each login creates a new one. The secret of the cookie is stored hashed. */
export const session = pgTable(
  'session',
  {
    id: id(),
    secretHash: text('secret_hash').notNull(),
    personId: uuid('person_id').references(() => person.id),
    /** The active enterprise account; null = the personal one. */
    memberId: uuid('member_id'),
    /** An operator of the authority; such a session belongs to no person. */
    operatorId: uuid('operator_id'),
    /** Participants that a free-login session may act for; null for a full session. */
    scopes: jsonb('scopes').$type<string[]>(),
    /** The contact that a free-login session has proved, and when its code was entered. */
    contact: text('contact'),
    provedAt: instant('proved_at'),
    /** The device was handed to participants of a contract; such a session is anonymous, or a link's. */
    inPerson: jsonb('in_person').$type<InPerson>(),
    deviceId: text('device_id'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('session_secret').on(t.secretHash),
    index('session_person')
      .on(t.personId)
      .where(sql`ended_at is null`),
    // For the purge. The last use is in no index: it is written with every use, in place.
    index('session_created').on(t.createdAt),
  ],
);

/** An image captcha (Rulings §5.1, §5.7): bound to session and service, valid for one check and one sending. */
export const captcha = pgTable(
  'captcha',
  {
    id: id(),
    sessionId: uuid('session_id').notNull(),
    service: status('service', SERVICES).notNull(),
    answerHash: text('answer_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('captcha_session').on(t.sessionId, t.service)],
);

/** A code sent to a contact; a newer one for the same contact and service invalidates it. */
export const code = pgTable(
  'code',
  {
    id: id(),
    sessionId: uuid('session_id').notNull(),
    service: status('service', SERVICES).notNull(),
    contact: text('contact').notNull(),
    channel: text('channel', { enum: CODE_CHANNELS }).notNull(),
    deviceId: text('device_id'),
    destination: text('destination'),
    codeHash: text('code_hash').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('code_contact').on(t.contact, t.service, t.createdAt),
    index('code_session').on(t.sessionId, t.createdAt),
  ],
);

/** Wrong guesses and locks by guarded subject; they survive restarts, resending and every spelling (security 9, 10). */
export const guessCounter = pgTable(
  'guess_counter',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    failures: integer('failures').notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
);

/** An operation code (Rulings §5.2, §5.4): stored hashed, single use, bound to everything that it was issued for. */
export const opcode = pgTable(
  'opcode',
  {
    id: id(),
    secretHash: text('secret_hash').notNull(),
    /** CAPTCHA permits the sending of a code, CODE permits the act. */
    kind: text('kind', { enum: ['CAPTCHA', 'CODE'] }).notNull(),
    sessionId: uuid('session_id').notNull(),
    service: status('service', SERVICES).notNull(),
    contact: text('contact').notNull(),
    /** Channel of the code that was exchanged for it; null for a captcha. */
    channel: text('channel', { enum: CODE_CHANNELS }),
    deviceId: text('device_id'),
    destination: text('destination'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('opcode_secret').on(t.secretHash)],
);

/** When a person last proved a contact, and the channel of the code (Rulings §8.12); rows of removed contacts are kept. */
export const contactProof = pgTable(
  'contact_proof',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** Normalised. */
    contact: text('contact').notNull(),
    channel: text('channel', { enum: CODE_CHANNELS }).notNull(),
    provedAt: instant('proved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.contact] })],
);

/**
 * Which parts of a document's revision a session has fetched by `GET …/content` (Rulings §8.15): all of it where `parts` is
 * null, else the byte ranges so far, [start, end) in order and merged.
 */
export const documentView = pgTable(
  'document_view',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    digest: text('digest').notNull(),
    parts: jsonb('parts').$type<[number, number][]>(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.fileId, t.digest] })],
);

/** Answers of calls that carried an Idempotency-Key, kept for 24 h (conventions). */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The account that was active: a person, or a membership (Rulings §8.25). */
    accountId: uuid('person_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    /**
     * Whether the act was committed: written by the transaction of the act itself, so that it is known even without a
     * stored answer.
     */
    acted: boolean('acted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.call, t.key] }), index('idempotency_created').on(t.createdAt)],
);

/** A saved signature of a person, or a personal seal: both are stored pictures, drawn by the server alone. */
export const picture = pgTable(
  'picture',
  {
    id: id(),
    kind: text('kind', { enum: ['WRITE', 'PERSON_SEAL'] }).notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    /** Digest of the re-encoded PNG in the blob store. */
    digest: text('digest').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The outlines of a drawing by hand, which go into documents in place of the pixels; null for other pictures. */
    outlines: jsonb('outlines'),
    deleted: boolean('deleted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('picture_person').on(t.personId, t.kind, t.createdAt)],
);

/** A device a person has logged in from; the first login from another one is announced. */
export const knownDevice = pgTable(
  'known_device',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** Keyed hash of the cookie that the server set in that browser. */
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.deviceHash] })],
);

/** A token for one login elsewhere, stored hashed (security 17). */
export const securityToken = pgTable(
  'security_token',
  {
    id: id(),
    secretHash: text('secret_hash').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('security_token_secret').on(t.secretHash)],
);

/** A WebAuthn credential; only the public key is stored. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** base64url, as the browser sends it. */
    credentialId: text('credential_id').notNull(),
    /** COSE key. */
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_person').on(t.personId)],
);

/** A challenge for a browser to sign, bound to the session it was made for; used once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    sessionId: uuid('session_id').notNull(),
    purpose: text('purpose', { enum: ['CREATE', 'LOGIN'] }).notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.purpose] })],
);

/** A QR code that lets a person draw on a phone: only the code contains the secret (Spec §7 "scan-upload"). */
export const scan = pgTable('scan', {
  id: id(),
  secretHash: text('secret_hash').notNull(),
  personId: uuid('person_id')
    .notNull()
    .references(() => person.id),
  /** The desktop's session, which is notified of it. */
  sessionId: uuid('session_id').notNull(),
  purpose: status('purpose', SCAN_PURPOSES).notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  openedAt: instant('opened_at'),
  usedAt: instant('used_at'),
  /** The drawing; its session may view it until the code expires. */
  pictureId: uuid('picture_id'),
});
