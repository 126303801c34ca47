/** Spec §9 in the order of its table, then the limits added by the rulings. Each number is defined once. */

export const CAPTCHA_LENGTH = 4;
export const CODE_DIGITS = 6;
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
/** For one account, within 24 hours from its first upload, refused bytes included (security 65). */
export const UPLOAD_MB_PER_DAY = 4096;
export const PARALLEL_UPLOADS = 3;
export const CHUNK_TRIES = 3;
export const FILE_NAME_CHARACTERS = 40;
export const IMAGE_LONGEST_SIDE_PX = 512;
/** Handwriting: number of strokes, and of points in all of them. */
export const INK_STROKES_MAX = 300;
export const INK_POINTS_MAX = 4000;
/** Length of the pen's path, in pixels of the pad. */
export const INK_LENGTH_MAX = 60_000;
/** Numbers in the paths of its outlines: about ten times those of a long name. */
export const INK_OUTLINE_MAX = 60_000;
/** Sides of a pad, in pixels. */
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
/** Of a field that asks its signer for files: how many it may take, and MB of one, by default and at most. */
export const ATTACHMENT_FILES_MAX = 10;
export const ATTACHMENT_MB = 10;
export const ATTACHMENT_MB_MAX = 20;
/** What one participant may send for such fields within 24 hours, refused and removed files included. */
export const ATTACHMENT_MB_PER_DAY = 500;
/** Files that were sent for a field and not signed with are kept for so long. */
export const ATTACHMENT_KEEP_DAYS = 30;
/** Default box sizes in points, width × height. */
export const SIGN_BOX_PT = { width: 83, height: 33 } as const;
export const SEAL_BOX_PT = { width: 40 * MM_TO_PT, height: 40 * MM_TO_PT } as const;
export const TEXT_BOX_PT = { width: 125, height: 15 } as const;
export const DATE_BOX_PT = { width: 143, height: 15 } as const;
export const CHECK_MARK_SIZE_PT = 119.05;
export const CHARGES_OPENING_GRANT = 99_999;

/** Text is submitted with this size (Spec §3). */
export const TEXT_FONT_SIZE_PT = 14;
export const DEFAULT_DATE_FORMAT = 'yyyy-MM-dd';

/** Codes and opcodes (Rulings §5). */
export const CODE_LIFE_SEC = 600;
export const OPCODE_LIFE_SEC = 600;
export const CAPTCHA_LIFE_SEC = 300;
/**
 * For this long, the code that opened a guest's session is also accepted for signing at authLevel LOW (Rulings §8.16).
 */
export const GUEST_PROOF_LIFE_SEC = 600;
export const CODE_TRIES = 5;
export const CODE_LOCK_SEC = 3600;
export const CODES_PER_CONTACT_AND_DAY = 20;
/** Of these, the share that one client may cause. */
export const CODES_PER_CONTACT_CLIENT_AND_DAY = 10;
/** A share that strangers cannot use up: for one browser, one login, or one turn in a contract (security 66). */
export const CODES_IN_RESERVE_AND_DAY = 10;
export const CODES_PER_CLIENT_AND_HOUR = 200;
/**
 * Number of codes sent to one client within an hour after which SIGN, SIGNING_OBJECT and LOGIN need a captcha too
 * (Rulings §8.16).
 */
export const CODES_PER_CLIENT_BEFORE_CAPTCHA = 100;
/** For one session, and for all sessions together (security 12). */
export const CODES_PER_DEVICE_AND_HOUR = 60;
export const CODES_PER_HOUR = 20_000;
/** Queries by one client whether an account exists (Spec §8: 403). */
export const ACCOUNT_QUESTIONS_PER_MINUTE = 30;
/** Login requires a captcha after this many failures for the account or the client. */
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
/**
 * Form fields of the PDFs for all forms of an envelope: a check-mark seal becomes one on each of its pages (security
 * 41).
 */
export const ENVELOPE_FIELDS_MAX = 20_000;
export type EnvelopeLimits = { readonly [K in keyof typeof ENVELOPE_LIMITS]: number };

/** The largest sort number of a document. */
export const DOCUMENT_SEQUENCE_MAX = 1_000_000;
export const REASON_MAX = 500;
/** How often one act may be handed on (Rulings §2 "authorize"). */
export const AUTHORIZE_DEPTH_MAX = 5;
/** How many participants may have had one act, handed on or replaced, before the sender can replace no more. */
export const REPLACE_DEPTH_MAX = 20;
export const OPAQUE_ID_MAX = 64;
/** Characters of the password of an encrypted upload; ISO 32000-2 §7.6.4.3.2 counts 127 octets. */
export const FILE_PASSWORD_MAX = 127;
export const TITLE_MAX = 100;
export const SUBJECT_MAX = 500;
export const NAME_MAX = 50;
export const NICKNAME_MAX = 50;
/** A reservation of the signing turn must be renewed within this time, or it expires (conventions, rule 1). */
export const SIGNING_LEASE_SEC = 60;
export const EXPIRING_SOON_MS = 3 * 86_400_000;
/** Participants are reminded of a running envelope this long before its expiry. */
export const EXPIRY_WARNING_MS = 86_400_000;

/** A page warns this long before the session ends by inactivity. */
export const INACTIVITY_WARNING_MS = 120_000;
/** User activity is sent to the server and stored there at most this often. */
export const ACTIVITY_REPORT_MS = 60_000;
/** Limits of the seconds for which each document is to be in view before anyone acts. */
export const READING_SECONDS_MIN = 5;
export const READING_SECONDS_MAX = 600;
/** Characters of the sender's message to one participant. */
export const PARTICIPANT_MESSAGE_MAX = 500;
/** Participants whose turn it is are reminded again after this long. */
export const REMIND_AGAIN_MS = 600_000;
/** Limits of reminders by a plan: days until the first one and between two, and how many in one turn. */
export const REMINDER_DAYS_MAX = 60;
export const REMINDERS_MAX = 10;
/**
 * Notices of one contract and its void agreement to one contact in a day; further ones appear in the message list only,
 * except for a turn and a reminder.
 */
export const NOTICES_PER_CONTRACT_AND_DAY = 20;
/** A security token opens one login on another device, within this time (security 17). */
export const SECURITY_TOKEN_LIFE_SEC = 60;
/** A QR code for drawing on the phone is valid for this long. */
export const SCAN_LIFE_SEC = 300;
/**
 * A contact that was bound without the password cannot recover the password for this long, while the other contacts are
 * notified.
 */
export const FRESH_CONTACT_SEC = 86_400;
export const PASSKEYS_MAX = 10;
export const PASSKEY_CHALLENGE_LIFE_SEC = 300;
export const AVATAR_SIDE_PX = 256;
export const IDENTITY_PAPERS_MAX = 6;
export const IDENTITY_PAPER_BYTES = 8 * 1024 * 1024;
/** Maximum number of enterprises of which one person is a member. */
export const ENTERPRISES_MAX = 200;
export const ENTERPRISE_NAME_MAX = 100;
export const COMPLAINT_TEXT_MAX = 500;
/** Departments of one enterprise, the depth of their tree, and members moved by one call. */
export const DEPARTMENTS_MAX = 1000;
export const DEPARTMENT_DEPTH_MAX = 10;
export const DEPARTMENT_NAME_MAX = 50;
export const TRANSFER_MAX = 1000;
export const EMPLOYEE_NUMBER_MAX = 40;
export const MEMBER_TITLE_MAX = 50;
/** Invitations to an enterprise: their validity, and how many are created at once and within a day (security 12). */
export const INVITATION_DAYS = 7;
export const INVITATION_DAYS_MAX = 30;
export const INVITATIONS_AT_ONCE = 100;
export const INVITATIONS_PER_DAY = 10_000;
/** For an enterprise that is not verified: anyone can found one (security 12). */
export const INVITATIONS_PER_DAY_UNVERIFIED = 1000;
/** Invitations that one contact gets in a day from all enterprises together (security 12). */
export const INVITATIONS_PER_CONTACT = 10;
export const INVITATION_ROLES_MAX = 20;
/** Rows of one import of members, the size of its file, and how many rows are processed during the request. */
export const MEMBER_IMPORT_ROWS_MAX = 5000;
export const MEMBER_IMPORT_FILE_BYTES = 5 * 1024 * 1024;
export const MEMBER_IMPORT_AT_ONCE = 200;

export const LABEL_NAME_MAX = 30;
export const LABELS_MAX = 100;
export const SAVED_VIEWS_MAX = 30;
/** Groups of contacts of one account, the length of their names, and the people in one: as many as a draft takes at once. */
export const CONTACT_GROUPS_MAX = 100;
export const CONTACT_GROUP_NAME_MAX = 30;
export const CONTACT_GROUP_PEOPLE_MAX = 100;
/** Maximum number of custom roles of an enterprise. */
export const ROLES_MAX = 50;
export const ROLE_NAME_MAX = 30;
/** Members bound to a role, or unbound, by one call. */
export const ROLE_AUTHORS_AT_ONCE = 100;
/** Recipients of one multi-send. */
export const MULTI_SEND_ROWS_MAX = 10_000;
export const MULTI_SEND_FILE_BYTES = 10 * 1024 * 1024;
/** Columns of its sheet; further columns are ignored. */
export const MULTI_SEND_COLUMNS_MAX = 100;
/** For one account: concurrent jobs, and recipients within a day (security 41). */
export const MULTI_SEND_JOBS_MAX = 5;
export const MULTI_SEND_ROWS_PER_DAY = 50_000;
/**
 * Duration of the lease on the documents of an external signature (conventions, rule 10), and the time within which it
 * may begin.
 */
export const SHIELD_LEASE_SEC = 120;
export const SHIELD_LIFE_SEC = 300;
/** For one participant, within the validity of a code: repeated new turns do not let a guesser in. */
export const SHIELD_PREPARES_MAX = 5;
export const SHIELD_DEVICES_MAX = 10;
/** Digits of the number that a new phone shows and the user enters on the desktop, and the number of attempts. */
export const SHIELD_NUMBER_DIGITS = 4;
export const SHIELD_NUMBER_TRIES = 3;
/** Codes sent to the signer for a new phone by one QR code, a photograph of which may be in other hands. */
export const SHIELD_CODES_MAX = 3;
/** A document with more pages gets several check-mark seals, so that a slice stays wide enough to see. */
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
/** Envelopes in one ZIP, and in one bulk action. */
export const BULK_ACTION_MAX = 200;

/** Size of a file that /verify accepts: the largest contract plus its signatures and their validation data. */
export const VERIFY_FILE_BYTES = ENVELOPE_LIMITS.bytes + 10 * 1024 * 1024;
/**
 * Certificates that /verify trusts besides our own root: the number of lists that operators add, and the size of one.
 */
export const TRUST_LISTS_MAX = 20;
export const TRUST_ANCHORS_MAX = 1000;
export const TRUST_FILE_BYTES = 20 * 1024 * 1024;
export const TRUST_LIST_NAME_MAX = 60;

/** API keys and webhooks of one enterprise (Spec §6 "Applications"). */
export const API_CLIENTS_MAX = 50;
export const API_CLIENT_NAME_MAX = 60;
/** After a rotation the old key stays valid for at most this long. */
export const API_KEY_OVERLAP_MAX_HOURS = 168;
export const API_KEY_OVERLAP_HOURS = 24;
/** Of one key. */
export const API_KEY_CALLS_PER_MINUTE = 600;
export const WEBHOOKS_MAX = 20;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_DESCRIPTION_MAX = 200;
/** After a rotation the old secret signs beside the new one for this long. */
export const WEBHOOK_SECRET_OVERLAP_MS = 86_400_000;
export const WEBHOOK_ANSWER_BYTES = 2048;
export const WEBHOOK_TIMEOUT_MS = 10_000;
/** How long deliveries are kept in the log. */
export const WEBHOOK_LOG_MS = 30 * 86_400_000;

/** For one enterprise: templates that are not deleted, and their groups. */
export const BSTS_MAX = 1000;
export const BST_GROUPS_MAX = 100;
export const BST_NAME_MAX = 50;
export const BST_DESCRIPTION_MAX = 200;
/** Characters of a configContent sent as text. */
export const BST_CONFIG_CHARACTERS = 1_500_000;
export const BST_EXPIRE_DAYS_DEFAULT = 30;

/** How many exports of all its data an account may ask for within a day, and for how many days each can be downloaded. */
export const EXPORTS_PER_DAY = 10;
export const EXPORT_KEEP_DAYS = 7;
/** Contracts of one export: with the files of each, its manifest stays below what the verifier reads at once. */
export const EXPORT_CONTRACTS_MAX = 100_000;

/** Between the request to delete an account and its deletion; a login meanwhile withdraws the request. */
export const ACCOUNT_DELETION_DAYS = 15;
