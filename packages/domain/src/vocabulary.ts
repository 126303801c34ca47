/**
 * Every status, type and role of the product, spelled as in the specification (Spec §3, §4).
 * Lists are the single source: contract schemas, SQL CHECKs and web labels derive from them.
 */

export const ACTION_TYPES = ['SENDER', 'SIGNER', 'CHECKER'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const PARTICIPANT_TYPES = ['PERSON', 'ENTERPRISE_MEMBER', 'ENTERPRISE_ROLE', 'BULK_PERSON'] as const;
export type ParticipantType = (typeof PARTICIPANT_TYPES)[number];

/** Spec §4 "Participant status". Those beginning ED_ are final. */
export const PARTICIPANT_STATUSES = [
  'ING_WAIT',
  'ING_PROCESS',
  'ED_SUCCESS',
  'ED_SUCCESS_AUTHORIZE',
  'ED_SUCCESS_REMOVE',
  'ED_FAIL_REJECT',
  'ED_FAIL_PROCESS_CHECK',
  'ED_FAIL_EXPIRED',
  'ED_FAIL_TIMEOUT',
  'ED_FAIL_BACK',
  'ED_FAIL_PROCESS_FILLOUT',
  'ED_FAIL_PROCESS_AUTHORIZE',
] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** Rulings §3 "Envelope status". Those beginning ED_ are final and never change. */
export const ENVELOPE_STATUSES = [
  'DRAFT',
  'TIMED',
  'ING_PROCESS',
  'ED_SUCCESS',
  'ED_FAIL_REJECT',
  'ED_FAIL_EXPIRED',
  'ED_FAIL_REVOKE',
  'ED_FAIL_CHECK',
  'ED_FAIL_BACK',
] as const;
export type EnvelopeStatus = (typeof ENVELOPE_STATUSES)[number];

/** The status of an envelope as one viewer sees it (Spec §4, Rulings §3). */
export const SHOWN_STATUSES = [
  'DRAFT',
  'TIMED',
  'WAITING_JOIN_ENTERPRISE',
  'WAITING_ME_SIGN',
  'WAITING_ME_CHECK',
  'WAITING_OTHERS',
  'ED_SUCCESS',
  'ED_FAIL_EXPIRED',
  'REVOKE',
  'REJECT',
  'CHECK_FAILED',
  'BACK',
  'CANCEL_WAITING_ME',
  'CANCEL_WAITING_OTHERS',
  'CANCELLED',
  'RECYCLED',
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Values of the list filter `envelopeShownStatus` (Spec §4, Rulings §3). */
export const SHOWN_STATUS_FILTERS = ['ALL', 'EXPIRING_SOON', ...SHOWN_STATUSES] as const;
export type ShownStatusFilter = (typeof SHOWN_STATUS_FILTERS)[number];

export const ENVELOPE_FLOW_TYPES = ['SIGN_PROCESS', 'CANCEL_PROCESS'] as const;
export type EnvelopeFlowType = (typeof ENVELOPE_FLOW_TYPES)[number];

export const ENVELOPE_TYPES = ['ANY'] as const;

/** The state of the one prepare revision of each document (conventions, rule 4). */
export const PREPARE_STATES = ['NOT_STARTED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type PrepareState = (typeof PREPARE_STATES)[number];

/** Form types on the wire: five of Spec §3 "Signing-time form field" (Rulings §6.6), three for choices, and initials. */
export const FORM_TYPES = [
  'WRITE_SIGN',
  'SEAL_SIGN',
  'TEXT',
  'DATE',
  'MULTI_CHECK_MARK',
  'DROPDOWN',
  'RADIO',
  'CHECKBOX',
  'INITIALS',
  'ATTACHMENT',
] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** What an upload is for. */
export const FILE_USES = ['DOCUMENT', 'ATTACHMENT'] as const;
export type FileUse = (typeof FILE_USES)[number];

/** The kinds of files that a field may ask its signer for. */
export const ATTACHMENT_KINDS = ['IMAGE', 'PDF'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

export const CONFIRM_STATUSES = ['UNCONFIRMED', 'CONFIRMED'] as const;

export const SECURE_LEVELS = ['DISPOSABLE_CERT', 'PERSONAL_CERT', 'ENTERPRISE_CERT', 'SHIELD_CERT'] as const;
export type SecureLevel = (typeof SECURE_LEVELS)[number];

export const AUTH_LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type AuthLevel = (typeof AUTH_LEVELS)[number];

export const IDENTITY_STATUSES = ['NO', 'WAITING', 'PASSED'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** Spec §4 "Identity status" of an enterprise; SENIOR_NO_CERT is displayed as SENIOR_PASSED. */
export const ENTERPRISE_IDENTITY_STATUSES = ['INCOMPLETE', 'WAITING', 'PASSED', 'SENIOR_NO_CERT'] as const;
export type EnterpriseIdentityStatus = (typeof ENTERPRISE_IDENTITY_STATUSES)[number];

/** The subject of an identity application, its status, and the documents it may include (Rulings §4). */
export const IDENTITY_KINDS = ['PERSON', 'ENTERPRISE'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];
export const APPLICATION_STATUSES = ['WAITING', 'PASSED', 'RETURNED', 'SUSPENDED', 'WITHDRAWN'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export const IDENTITY_PAPERS = ['ID_FRONT', 'ID_BACK', 'PASSPORT', 'BUSINESS_LICENCE', 'AUTHORISATION'] as const;
export type IdentityPaper = (typeof IDENTITY_PAPERS)[number];

/** Spec §3 "Account list entry": DISABLED means the member was removed. */
/**
 * A member's work in progress: a colleague takes over the first five kinds; roles, seals and keys end with the
 * membership.
 */
export const HANDOVER_KINDS = [
  'DRAFT',
  'RUNNING',
  'TURN',
  'TEMPLATE',
  'MULTI_SEND',
  'ROLE',
  'SEAL',
  'API_KEY',
] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];
/** Why no account can act in a pending turn: they left the enterprise, are disabled, or no member holds the role. */
export const UNAVAILABLE_REASONS = ['LEFT', 'DISABLED', 'ROLE_EMPTY'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];
export const MEMBER_STATUSES = ['NORMAL', 'DISABLED'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** The use of a picture drawn on the phone (Spec §7 "Sockets for scan-upload"). */
export const SCAN_PURPOSES = ['WRITE', 'SEAL'] as const;
export type ScanPurpose = (typeof SCAN_PURPOSES)[number];

/** Topics of notices that a person may turn off, and the channels; codes are always sent. */
export const NOTICE_TOPICS = ['TURN', 'REMINDER', 'RESULT', 'SECURITY'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
export const NOTICE_CHANNELS = ['SMS', 'EMAIL', 'DESKTOP'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const ACCOUNT_STATUSES = ['INACTIVE', 'ACTIVE', 'DISABLED'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const USER_TYPES = ['PERSON', 'ENTERPRISE'] as const;

export const FILE_STATUSES = ['UPLOADING', 'CONVERTING', 'READY', 'FAILED'] as const;
/**
 * Warnings to a sender about an upload before anyone signs it: text in a font that is not embedded, text outside the
 * page …
 */
export const FILE_REMARKS = [
  'FONT_NOT_EMBEDDED',
  'TEXT_OFF_PAGE',
  'HIDDEN_LAYERS',
  'NOT_DRAWN',
  'LAYERS_STAY',
  'FORM_STAYS',
  'MARKS_STAY',
] as const;
export type FileRemarkKind = (typeof FILE_REMARKS)[number];

/** The kinds of fields of an uploaded form that become suggestions. */
export const FORMER_FIELD_KINDS = ['TEXT', 'SIGNATURE'] as const;

export const FILE_TYPES = ['PDF', 'IMAGE', 'OFFICE'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const CHANNELS = ['SMS', 'VOICE', 'EMAIL', 'PUSH', 'CAPTCHA'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The purpose of a captcha, code or opcode (Rulings §5.1). One issued for a service opens no other. */
export const SERVICES = [
  'REGISTER',
  'LOGIN',
  'RESET_PWD',
  'RESET_SIGN_PWD',
  'BIND_CONTACT',
  'SIGN',
  'SIGNING_OBJECT',
  'OWNER',
  'OPERATOR',
] as const;
export type Service = (typeof SERVICES)[number];
/** Their codes are sent without a captcha until requests look suspicious (Rulings §8.16). */
export const SERVICES_WITHOUT_CAPTCHA: readonly Service[] = ['SIGN', 'SIGNING_OBJECT', 'LOGIN'];

/** Channels by which a code reaches a contact. */
export const CODE_CHANNELS = ['SMS', 'VOICE', 'EMAIL'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** Which contact of a participant identifies them; the other serves notices (Rulings §8.11). */
export const IDENTIFYING_CONTACTS = ['PHONE', 'EMAIL'] as const;
export type IdentifyingContact = (typeof IDENTIFYING_CONTACTS)[number];

/** The content of a revision of a document (conventions, rules 1–6). */
export const REVISION_KINDS = ['UPLOAD', 'PREPARE', 'SIGN', 'FILL', 'VALIDATION', 'TIMESTAMP'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/**
 * PAdES baseline levels (ETSI EN 319 142-1 §6), each including the one before: a signature; its time-stamp; validation
 * data; a document time-stamp over all of it.
 */
export const SIGNATURE_LEVELS = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number];
export const reachesLevel = (level: SignatureLevel, asked: SignatureLevel): boolean =>
  SIGNATURE_LEVELS.indexOf(level) >= SIGNATURE_LEVELS.indexOf(asked);

/** Colours of labels; the web maps each to a CSS colour. */
export const LABEL_COLOURS = ['GREY', 'GREEN', 'BLUE', 'VIOLET', 'ROSE', 'AMBER', 'TEAL', 'SLATE'] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** How a PUT of labels on envelopes treats their existing labels. */
export const LABEL_MODES = ['REPLACE', 'ADD', 'REMOVE'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

/** The subject of a message in the message list. */
export const MESSAGE_KINDS = [
  'TO_SIGN',
  'TO_REVIEW',
  'REMINDER',
  'COMPLETED',
  'REJECTED',
  'RETURNED',
  'CHECK_REFUSED',
  'REVOKED',
  'EXPIRED',
  'EXPIRING_SOON',
  'PROLONGED',
  'DEADLINE_MISSED',
  'AUTHORIZED',
  'REMOVED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'PREPARE_FAILED',
  'TIMER_FAILED',
  'NOTICE_FAILED',
  'MULTI_SEND_DONE',
  'JOIN_APPLICATION',
  'JOIN_DECIDED',
  'INVITED',
  'SEAL_APPLICATION',
  'SEAL_DECIDED',
  'OWNER_CHANGED',
  'WORK_HANDED_OVER',
  'WEBHOOK_OFF',
  'IDENTITY_DECIDED',
  'CHARGES_LOW',
  'CHARGES_BOUGHT',
  'ORDER_REFUSED',
  'ORDER_REFUNDED',
  'DATA_EXPORT',
  'SECURITY',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MULTI_JOB_STATUSES = ['RUNNING', 'PAUSED', 'DONE', 'REVOKED'] as const;
export type MultiJobStatus = (typeof MULTI_JOB_STATUSES)[number];
export const EXECUTION_STATUSES = ['WAITING', 'DONE', 'FAILED', 'REVOKED'] as const;
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];
/** Spec §3 "Template"; a new one is disabled until it is enabled. */
export const BST_STATUSES = ['ENABLED', 'DISABLED'] as const;
export type BstStatus = (typeof BST_STATUSES)[number];
/** How the recipients of a BULK_PERSON are given. */
export const MULTI_MODES = ['FILE', 'INPUT'] as const;
export type MultiMode = (typeof MULTI_MODES)[number];

/** The state of a person in the list of members; INVITED are not members yet. */
export const LISTED_MEMBER_STATUSES = ['NORMAL', 'INVITED', 'DISABLED'] as const;
export type ListedMemberStatus = (typeof LISTED_MEMBER_STATUSES)[number];
/** The state of an invitation to a contact; EXPIRED is WAITING after its validity. */
export const INVITATION_STATUSES = ['WAITING', 'ACCEPTED', 'EXPIRED', 'DELETED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
/** The state of an invitation or a link as shown to anyone who opens it. */
export const LINK_STATUSES = ['OPEN', 'USED', 'EXPIRED', 'DELETED', 'OFF'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];
/** The state of an export of all data of an account; STOPPED if its maker may no longer make it. */
export const DATA_EXPORT_STATUSES = ['RUNNING', 'READY', 'STOPPED', 'EXPIRED'] as const;
export const IMPORT_STATUSES = ['RUNNING', 'DONE'] as const;
/** How a person came to apply for membership. */
export const JOIN_SOURCES = ['ENVELOPE', 'LINK'] as const;
export const JOIN_STATUSES = ['WAITING', 'PASSED', 'REFUSED'] as const;
export type JoinStatus = (typeof JOIN_STATUSES)[number];
/** How a client logs in (Spec §7 "Session and login", Rulings §8.7). */
export const LOGIN_TYPES = ['WEB'] as const;
/** Alias of the role whose holder is the enterprise owner (Spec §6). */
export const SUPER_ADMINISTRATOR = 'SUPER_ADMINISTRATOR';

/** States of an external signature from its QR code to its end (Spec §7 "external-signature"). */
export const SHIELD_STATUSES = ['SHOWN', 'OPENED', 'READY', 'SIGNED', 'REFUSED', 'FAILED', 'EXPIRED'] as const;
export type ShieldStatus = (typeof SHIELD_STATUSES)[number];
/** Digest algorithms an external signature may use (security 59); anything else is refused. */
export const SHIELD_HASH_ALGORITHMS = ['SHA-256', 'SHA-384', 'SHA-512'] as const;
export type ShieldHashAlgorithm = (typeof SHIELD_HASH_ALGORITHMS)[number];

/** The edge of the pages on which a check-mark seal lies (Spec §3). */
export const CHECK_MARK_DIRECTIONS = ['RIGHT', 'LEFT', 'TOP', 'BOTTOM'] as const;
export type CheckMarkDirection = (typeof CHECK_MARK_DIRECTIONS)[number];

export const isFinal = (status: ParticipantStatus | EnvelopeStatus): boolean => status.startsWith('ED_');
