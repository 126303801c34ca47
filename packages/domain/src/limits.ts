/** Spec §9 in the order of its table, then the limits the rulings add. One place per number. */

export const CAPTCHA_LENGTH = 4;
export const CODE_DIGITS = 6;
export const PHONE_LENGTH = 11;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 32;
export const CODE_NOT_RECEIVED_HINT_SEC = 120;
export const CODE_RESEND_SEC = 60;
export const CODE_PUSH_TIMEOUT_SEC = 20;
export const AUTO_LOGIN_COUNTDOWN_SEC = 3;
export const INACTIVITY_MS = 1_800_000;
export const CAPTCHA_REFRESH_THROTTLE_MS = 1000;
export const PING_THROTTLE_MS = 500;
export const CLICK_THROTTLE_MS = 1000;
export const WARNING_TOAST_MS = 10_000;
export const NETWORK_MESSAGE_MS = 5000;
export const CHUNK_BYTES = 2_097_152;
/** Of one account, within 24 hours from its first upload, refused bytes included (security 65). */
export const UPLOAD_MB_PER_DAY = 4096;
export const PARALLEL_UPLOADS = 3;
export const CHUNK_TRIES = 3;
export const FILE_NAME_CHARACTERS = 40;
export const IMAGE_LONGEST_SIDE_PX = 512;
/** Handwriting: strokes, and points of all of them. */
export const INK_STROKES_MAX = 300;
export const INK_POINTS_MAX = 4000;
/** The way of the pen, in pixels of the pad. */
export const INK_LENGTH_MAX = 60_000;
/** Numbers in the paths of its outlines, some ten times what a long name has. */
export const INK_OUTLINE_MAX = 60_000;
/** Sides of a pad, in its pixels. */
export const PAD_SIDE_MIN = 40;
export const PAD_SIDE_MAX = 4096;
export const PAGE_SIZE = 20;
export const PAGE_SIZE_SMALL = 10;
export const OFFICE_SEAL_AUTHORIZE_LIMIT = 10_000_000;
export const ACCOUNTS_LIMIT = 10_000;
export const OFFICE_SEAL_COUNT_LIMIT = 1;
export const DEFAULT_SORT = '-createdDatetime';
export const ENVELOPES_SORT = '-status_datetime';
export const USE_RECORDS_SORT = '-signDatetime';
export const PAGE_SCALE = 96 / 72;
export const MM_TO_PT = 72 / 25.4;
/** Default box sizes in points, width × height. */
export const SIGN_BOX_PT = { width: 83, height: 33 } as const;
export const SEAL_BOX_PT = { width: 40 * MM_TO_PT, height: 40 * MM_TO_PT } as const;
export const TEXT_BOX_PT = { width: 125, height: 15 } as const;
export const DATE_BOX_PT = { width: 143, height: 15 } as const;
export const CHECK_MARK_SIZE_PT = 119.05;
export const CHARGES_OPENING_GRANT = 99_999;

/** Text is sent with this size (Spec §3). */
export const TEXT_FONT_SIZE_PT = 14;
export const DEFAULT_DATE_FORMAT = 'yyyy-MM-dd';

/** Codes and opcodes (Rulings §5). */
export const CODE_LIFE_SEC = 600;
export const OPCODE_LIFE_SEC = 600;
export const CAPTCHA_LIFE_SEC = 300;
/** For so long the code that opened a guest's session signs at authLevel LOW too (Rulings §8.16). */
export const GUEST_PROOF_LIFE_SEC = 600;
export const CODE_TRIES = 5;
export const CODE_LOCK_SEC = 3600;
export const CODES_PER_CONTACT_AND_DAY = 20;
/** Of these, what one client causes. */
export const CODES_PER_CONTACT_CLIENT_AND_DAY = 10;
/** What strangers cannot use up: of one browser, one login, or one turn in a contract (security 66). */
export const CODES_IN_RESERVE_AND_DAY = 10;
export const CODES_PER_CLIENT_AND_HOUR = 200;
/** Sendings of one client within an hour after which SIGN, SIGNING_OBJECT and LOGIN need a captcha too (Rulings §8.16). */
export const CODES_PER_CLIENT_BEFORE_CAPTCHA = 100;
/** Of one session, and of everybody together (security 12). */
export const CODES_PER_DEVICE_AND_HOUR = 60;
export const CODES_PER_HOUR = 20_000;
/** Whether an account exists, asked by one client (Spec §8: 403). */
export const ACCOUNT_QUESTIONS_PER_MINUTE = 30;
/** A captcha is asked for at login after this many failures for the account or the client. */
export const LOGIN_FAILURES_BEFORE_CAPTCHA = 3;

/** Rulings §4 "Limits not shown"; each configurable. */
export const ENVELOPE_LIMITS = {
  participants: 100,
  documents: 50,
  bytes: 100 * 1024 * 1024,
  pages: 3000,
  expiryMinMs: 3_600_000,
  expiryMaxMs: 365 * 86_400_000,
  expiryDefaultMs: 30 * 86_400_000,
  forms: 2000,
} as const;
/** Fields of the PDFs that the forms of an envelope are: a check-mark seal is one on each of its pages (security 41). */
export const ENVELOPE_FIELDS_MAX = 20_000;
export type EnvelopeLimits = { readonly [K in keyof typeof ENVELOPE_LIMITS]: number };

/** The largest number that orders documents. */
export const DOCUMENT_SEQUENCE_MAX = 1_000_000;
export const REASON_MAX = 500;
/** How often one act may be handed on from person to person (Rulings §2 "authorize"). */
export const AUTHORIZE_DEPTH_MAX = 5;
/** How many may have had one act, handed on or replaced, before the sender replaces them once more. */
export const REPLACE_DEPTH_MAX = 20;
export const OPAQUE_ID_MAX = 64;
/** Characters of the password of an encrypted upload; ISO 32000-2 §7.6.4.3.2 counts 127 octets. */
export const FILE_PASSWORD_MAX = 127;
export const TITLE_MAX = 100;
export const SUBJECT_MAX = 500;
export const NAME_MAX = 50;
export const NICKNAME_MAX = 50;
/** A reservation of the signing turn is renewed or lapses after this long (conventions, rule 1). */
export const SIGNING_LEASE_SEC = 60;
export const EXPIRING_SOON_MS = 3 * 86_400_000;
/** Before its expiry a running envelope is brought back to mind. */
export const EXPIRY_WARNING_MS = 86_400_000;

/** Before the session ends by inactivity a page warns for so long. */
export const INACTIVITY_WARNING_MS = 120_000;
/** What a person does reaches the server, and is written there, at most this often. */
export const ACTIVITY_REPORT_MS = 60_000;
/** Those at turn are reminded again after this long. */
export const REMIND_AGAIN_MS = 600_000;
/** What one contract and its voiding say to one contact in a day; more stands in the message list alone, but for a turn and a reminder. */
export const NOTICES_PER_CONTRACT_AND_DAY = 20;
/** A security token opens one login elsewhere, within this time (security 17). */
export const SECURITY_TOKEN_LIFE_SEC = 60;
/** A QR code for drawing on the phone. */
export const SCAN_LIFE_SEC = 300;
/** A contact that was bound without the password retrieves none for so long, while the other contacts are told. */
export const FRESH_CONTACT_SEC = 86_400;
export const PASSKEYS_MAX = 10;
export const PASSKEY_CHALLENGE_LIFE_SEC = 300;
export const AVATAR_SIDE_PX = 256;
export const IDENTITY_PAPERS_MAX = 6;
export const IDENTITY_PAPER_BYTES = 8 * 1024 * 1024;
/** Enterprises of which one person is a member. */
export const ENTERPRISES_MAX = 200;
export const ENTERPRISE_NAME_MAX = 100;
export const COMPLAINT_TEXT_MAX = 500;
/** Departments of one enterprise, how deep their tree is, and members that are moved at once. */
export const DEPARTMENTS_MAX = 1000;
export const DEPARTMENT_DEPTH_MAX = 10;
export const DEPARTMENT_NAME_MAX = 50;
export const TRANSFER_MAX = 1000;
export const EMPLOYEE_NUMBER_MAX = 40;
export const MEMBER_TITLE_MAX = 50;
/** Invitations to an enterprise: how long they hold, how many are made at once, and within a day (security 12). */
export const INVITATION_DAYS = 7;
export const INVITATION_DAYS_MAX = 30;
export const INVITATIONS_AT_ONCE = 100;
export const INVITATIONS_PER_DAY = 10_000;
/** Of an enterprise that nobody has verified: anybody founds one (security 12). */
export const INVITATIONS_PER_DAY_UNVERIFIED = 1000;
/** What one contact gets in a day from all enterprises together (security 12). */
export const INVITATIONS_PER_CONTACT = 10;
export const INVITATION_ROLES_MAX = 20;
/** Rows of one import of members, its file, and how many of them are taken while the caller waits. */
export const MEMBER_IMPORT_ROWS_MAX = 5000;
export const MEMBER_IMPORT_FILE_BYTES = 5 * 1024 * 1024;
export const MEMBER_IMPORT_AT_ONCE = 200;
/** Who answers people that cannot go on by themselves. */
export const CUSTOMER_SERVICE = '400-000-0000';

export const LABEL_NAME_MAX = 30;
export const LABELS_MAX = 100;
export const SAVED_VIEWS_MAX = 30;
/** Roles of an enterprise's own making. */
export const ROLES_MAX = 50;
export const ROLE_NAME_MAX = 30;
/** Members bound to a role, or unbound, by one call. */
export const ROLE_AUTHORS_AT_ONCE = 100;
/** Recipients of one multi-send. */
export const MULTI_SEND_ROWS_MAX = 10_000;
export const MULTI_SEND_FILE_BYTES = 10 * 1024 * 1024;
/** Columns of its sheet; what stands further right is left out. */
export const MULTI_SEND_COLUMNS_MAX = 100;
/** Of one account: jobs at the same time, and recipients within a day (security 41). */
export const MULTI_SEND_JOBS_MAX = 5;
export const MULTI_SEND_ROWS_PER_DAY = 50_000;
/** An external signature leases its documents for so long (conventions, rule 10), and may be begun for so long. */
export const SHIELD_LEASE_SEC = 120;
export const SHIELD_LIFE_SEC = 300;
/** Of one participant, within the life of a code: a turn that is taken anew and anew lets nobody else in. */
export const SHIELD_PREPARES_MAX = 5;
export const SHIELD_DEVICES_MAX = 10;
/** Digits of the number that a new phone shows and the desktop enters, and how often it may be entered. */
export const SHIELD_NUMBER_DIGITS = 4;
export const SHIELD_NUMBER_TRIES = 3;
/** Codes sent to the signer for a new phone by one QR code, whose photograph may be in other hands. */
export const SHIELD_CODES_MAX = 3;
/** More pages than this are sealed by several check-mark seals, so that a slice stays wide enough to see. */
export const CHECK_MARK_PAGES_PER_SEAL = 30;
export const CHECK_MARK_DEFAULTS = {
  direction: 'RIGHT',
  percent: 1,
  margin: 0,
  pages: null,
  certPages: 1,
  offset: 0,
  resizable: false,
  resizeWidth: CHECK_MARK_SIZE_PT,
  resizeHeight: CHECK_MARK_SIZE_PT,
} as const;
/** Envelopes in one ZIP, in one bulk action. */
export const BULK_ACTION_MAX = 200;

/** A file that /verify judges: the largest contract, with what its signatures and their proof add. */
export const VERIFY_FILE_BYTES = ENVELOPE_LIMITS.bytes + 10 * 1024 * 1024;
/** Certificates that /verify believes beside our own root: lists that operators add, and what one of them holds. */
export const TRUST_LISTS_MAX = 20;
export const TRUST_ANCHORS_MAX = 1000;
export const TRUST_FILE_BYTES = 20 * 1024 * 1024;
export const TRUST_LIST_NAME_MAX = 60;

/** API keys and webhooks of one enterprise (Spec §6 "Applications"). */
export const API_CLIENTS_MAX = 50;
export const API_CLIENT_NAME_MAX = 60;
/** After a rotation the old key works on for so long at most. */
export const API_KEY_OVERLAP_MAX_HOURS = 168;
export const API_KEY_OVERLAP_HOURS = 24;
/** Of one key. */
export const API_KEY_CALLS_PER_MINUTE = 600;
export const WEBHOOKS_MAX = 20;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_DESCRIPTION_MAX = 200;
/** A new secret signs beside the old one for so long. */
export const WEBHOOK_SECRET_OVERLAP_MS = 86_400_000;
export const WEBHOOK_ANSWER_BYTES = 2048;
export const WEBHOOK_TIMEOUT_MS = 10_000;
/** The log of deliveries goes back so far. */
export const WEBHOOK_LOG_MS = 30 * 86_400_000;

/** Of one enterprise: templates that are not deleted, and the groups they stand in. */
export const BSTS_MAX = 1000;
export const BST_GROUPS_MAX = 100;
export const BST_NAME_MAX = 50;
export const BST_DESCRIPTION_MAX = 200;
/** Characters of a configContent that comes as text. */
export const BST_CONFIG_CHARACTERS = 1_500_000;
export const BST_EXPIRE_DAYS_DEFAULT = 30;
