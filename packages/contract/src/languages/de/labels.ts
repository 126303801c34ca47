import type {
  BuiltInAlias,
  PackageCode,
  EnvelopeAct,
  Channel,
  NoticeChannel,
  EnvelopeStatus,
  ExecutionStatus,
  MultiJobStatus,
  ParticipantLabel,
  ShownStatus,
  ShownStatusFilter,
  TextFormat,
  FormType,
  IdentityNumberKind,
  IdentityPaper,
  SealScope,
  AccountStatus,
  ActionType,
  ApplicationStatus,
  BstStatus,
  ChargeKind,
  ContractNumberStatus,
  EnterpriseIdentityStatus,
  IdentityStatus,
  InvitationStatus,
  ListedMemberStatus,
  OrderStatus,
  SealApplicationStatus,
  SealCheckStatus,
  SealNameCheck,
  SealStatus,
  UnavailableReason,
  WebhookDeliveryStatus,
  ComplaintStatus,
  OperatorRequestStatus,
  RuleGap,
} from '@countersign/domain';

/** Acts on an envelope, as buttons and menus name them. */
export const ACT_LABELS: Readonly<
  Record<
    Extract<
      EnvelopeAct,
      'sign' | 'reject' | 'return' | 'handOn' | 'remind' | 'prolong' | 'revoke' | 'download' | 'recycle' | 'restore'
    >,
    string
  >
> = {
  sign: 'Unterzeichnen',
  reject: 'Ablehnen',
  return: 'Zur Korrektur zurückgeben',
  handOn: 'An andere Person weitergeben',
  remind: 'Erinnern',
  prolong: 'Frist verlängern',
  revoke: 'Zurückziehen',
  download: 'Herunterladen',
  recycle: 'In den Papierkorb',
  restore: 'Wiederherstellen',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: 'SMS',
  VOICE: 'Anruf',
  EMAIL: 'E-Mail',
  PUSH: 'Push',
  DESKTOP: 'Desktop',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: 'Entwurf',
  TIMED: 'Geplant',
  ING_PROCESS: 'In Unterzeichnung',
  ED_SUCCESS: 'Abgeschlossen',
  ED_FAIL_REJECT: 'Abgelehnt',
  ED_FAIL_EXPIRED: 'Abgelaufen',
  ED_FAIL_REVOKE: 'Zurückgezogen',
  ED_FAIL_CHECK: 'Nicht freigegeben',
  ED_FAIL_BACK: 'Zurückgegeben',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: 'Zuerst dem Unternehmen beitreten',
  WAITING_ME_SIGN: 'Wartet auf meine Unterschrift',
  WAITING_ME_CHECK: 'Wartet auf meine Prüfung',
  WAITING_OTHERS: 'Wartet auf andere',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: 'Aufhebung: wartet auf mich',
  CANCEL_WAITING_OTHERS: 'Aufhebung: wartet auf andere',
  CANCELLED: 'Aufgehoben',
  RECYCLED: 'Im Papierkorb',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: 'Alle',
  EXPIRING_SOON: 'Läuft bald ab',
  DRAFT: 'Entwürfe',
  WAITING_ME_SIGN: 'Zu unterzeichnen',
  WAITING_ME_CHECK: 'Zu prüfen',
  WAITING_OTHERS: 'Bei anderen',
  WAITING_JOIN_ENTERPRISE: 'Beizutreten',
  CANCEL_WAITING_ME: 'Aufhebung: ich',
  CANCEL_WAITING_OTHERS: 'Aufhebung: andere',
  RECYCLED: 'Papierkorb',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: 'Gesendet',
  toSign: 'Zu unterzeichnen',
  toReview: 'Zu prüfen',
  voidPendingConfirmation: 'Aufhebung zu bestätigen',
  voidPendingReview: 'Aufhebung zu prüfen',
  waitingForOthers: 'Wartet auf andere',
  overdueUnsigned: 'Überfällig, nicht unterzeichnet',
  overdueUnreviewed: 'Überfällig, nicht geprüft',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: 'In Bearbeitung',
  voidProcessing: 'Aufhebung in Bearbeitung',
  signed: 'Unterzeichnet',
  passed: 'Freigegeben',
  voidConfirmed: 'Aufhebung bestätigt',
  voidPassed: 'Aufhebung freigegeben',
  authorized: 'Weitergegeben',
  removedBySender: 'Vom Absender entfernt',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: 'Aufhebung abgelehnt',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: 'Ausfüllen fehlgeschlagen',
  authorizeOthersFailed: 'Weitergabe fehlgeschlagen',
  notReached: 'Nicht erreicht',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: 'Wird gesendet',
  PAUSED: 'Pausiert',
  DONE: 'Alle gesendet',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: 'Wartet',
  DONE: 'Gesendet',
  FAILED: 'Nicht gesendet',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'Zahl',
  AMOUNT: 'Betrag',
  CAPITAL_AMOUNT: 'Betrag in chinesischen Großziffern',
  EMAIL: 'E-Mail-Adresse',
  PHONE: 'Telefonnummer',
  ID_NUMBER: 'Chinesische Ausweisnummer',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'eine Zahl, zum Beispiel 1234.5',
  AMOUNT: 'ein Betrag mit höchstens zwei Nachkommastellen, zum Beispiel 1234.50',
  CAPITAL_AMOUNT: 'ein Betrag, zum Beispiel 1234.50, der in chinesischen Großziffern geschrieben wird',
  EMAIL: 'eine E-Mail-Adresse, zum Beispiel li@example.com',
  PHONE: 'eine Telefonnummer mit Vorwahl; außerhalb Festlandchinas mit +',
  ID_NUMBER: 'eine chinesische Ausweisnummer mit 18 Stellen, deren letzte X sein kann',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': 'ein Bild (PNG, JPG) oder ein PDF',
  IMAGE: 'ein Bild (PNG, JPG)',
  PDF: 'ein PDF',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: 'Unterschrift',
  SEAL_SIGN: 'Siegel',
  TEXT: 'Text',
  DATE: 'Datum',
  MULTI_CHECK_MARK: 'Randsiegel',
  DROPDOWN: 'Auswahlliste',
  RADIO: 'Einfachauswahl',
  CHECKBOX: 'Kontrollkästchen',
  INITIALS: 'Paraphe',
  ATTACHMENT: 'Datei',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: 'Alle Verträge',
  ENVELOPES: 'Bestimmte Verträge',
  TEMPLATES: 'Bestimmte Vorlagen',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: 'Ausweisnummer',
  PASSPORT: 'Reisepassnummer',
  UNIFIED_SOCIAL_CODE: 'Einheitlicher Sozialkreditcode',
  REGIST_CODE: 'Registernummer',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: 'Personalausweis, Seite mit Foto',
  ID_BACK: 'Personalausweis, Seite mit Wappen',
  PASSPORT: 'Reisepass, Datenseite',
  BUSINESS_LICENCE: 'Gewerbeschein',
  AUTHORISATION: 'Vollmacht',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: 'Absender',
  SIGNER: 'Unterzeichner',
  CHECKER: 'Prüfer',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: 'Hat das Unternehmen verlassen',
  DISABLED: 'Konto deaktiviert',
  ROLE_EMPTY: 'Kein Mitglied hat die Rolle',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: 'Identität nicht bestätigt',
  INCOMPLETE: 'Nicht bestätigt',
  WAITING: 'Identität in Prüfung',
  PASSED: 'Bestätigt',
  SENIOR_NO_CERT: 'Bestätigt (erweitert)',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: 'Zu prüfen',
  PASSED: 'Genehmigt',
  RETURNED: 'Zurückgegeben',
  SUSPENDED: 'Ausgesetzt',
  WITHDRAWN: 'Entzogen',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: 'Inaktiv',
  ACTIVE: 'Aktiv',
  DISABLED: 'Deaktiviert',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: 'Aktiv',
  INVITED: 'Eingeladen',
  DISABLED: 'Deaktiviert',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: 'Offen',
  ACCEPTED: 'Angenommen',
  EXPIRED: 'Abgelaufen',
  DELETED: 'Zurückgezogen',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: 'Verwendbar', WAITING: 'Zu prüfen', REFUSED: 'Abgelehnt', ABANDONED: 'Stillgelegt' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: 'Offen',
  PASSED: 'Genehmigt',
  REFUSED: 'Abgelehnt',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: 'Zu prüfen',
  PASSED: 'Akzeptiert',
  REFUSED: 'Abgelehnt',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: 'Gültig',
  EXPIRED: 'Abgelaufen',
  REVOKED: 'Widerrufen',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: 'Aktiv',
  EXPIRED: 'Abgelaufen',
  STOPPED: 'Angehalten',
  REVOKED: 'Widerrufen',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: 'Wartet',
  DELIVERED: 'Zugestellt',
  FAILED: 'Fehlgeschlagen',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: 'Zahlung offen',
  PAID: 'Bezahlt',
  CANCELLED: 'Storniert',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: 'Aktiviert', DISABLED: 'Deaktiviert' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: 'In Verwendung',
  DISABLE: 'Nicht in Verwendung',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: 'Startguthaben',
  PURCHASE: 'Kauf',
  CREDIT: 'Gutschrift',
  HOLD: 'Vertrag gesendet',
  CONSUME: 'Vertrag beendet, verbraucht',
  REFUND: 'Zurückgegeben',
  EXPIRE: 'Verfallen',
  RETURN: 'Gegen Erstattung zurückgegeben',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: 'Offen',
  BLACKLISTED: 'Gesperrt',
  DISMISSED: 'Abgewiesen',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: 'Zu bestätigen',
  CONFIRMED: 'Erledigt',
  REFUSED: 'Abgelehnt',
  EXPIRED: 'Abgelaufen',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: 'ein gelesenes Feld gibt es nicht mehr.',
  LATER: 'gelesen werden können nur Felder desselben Unterzeichners oder von Unterzeichnern mit kleinerer Nummer.',
  KIND: 'die Art eines gelesenen Feldes passt nicht.',
  VALUE: 'die Bedingung nennt etwas, das keine Option des gelesenen Feldes ist.',
  CIRCLE: 'die Felder lesen einander im Kreis.',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: 'Inhaber',
  ADMINISTRATOR: 'Administrator',
  SEAL_ADMINISTRATOR: 'Siegeladministrator',
  TEMPLATE_ADMINISTRATOR: 'Vorlagenadministrator',
  FINANCE_ADMINISTRATOR: 'Finanzadministrator',
  MEMBER: 'Mitglied',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: 'Starter',
  TEAM: 'Team',
  BUSINESS: 'Business',
  SCALE: 'Großvolumen',
};
