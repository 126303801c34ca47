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
  sign: 'Signer',
  reject: 'Refuser',
  return: 'Renvoyer pour correction',
  handOn: 'Transmettre à une autre personne',
  remind: 'Relancer',
  prolong: 'Prolonger l’échéance',
  revoke: 'Retirer',
  download: 'Télécharger',
  recycle: 'Mettre à la corbeille',
  restore: 'Restaurer',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: 'SMS',
  VOICE: 'Appel',
  EMAIL: 'E-mail',
  PUSH: 'Push',
  DESKTOP: 'Bureau',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: 'Brouillon',
  TIMED: 'Programmé',
  ING_PROCESS: 'Signature en cours',
  ED_SUCCESS: 'Achevé',
  ED_FAIL_REJECT: 'Refusé',
  ED_FAIL_EXPIRED: 'Expiré',
  ED_FAIL_REVOKE: 'Retiré',
  ED_FAIL_CHECK: 'Non approuvé',
  ED_FAIL_BACK: 'Renvoyé',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: 'Rejoindre d’abord l’entreprise',
  WAITING_ME_SIGN: 'En attente de ma signature',
  WAITING_ME_CHECK: 'En attente de mon approbation',
  WAITING_OTHERS: 'En attente des autres',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: 'Annulation : à vous d’agir',
  CANCEL_WAITING_OTHERS: 'Annulation : en attente des autres',
  CANCELLED: 'Annulé',
  RECYCLED: 'À la corbeille',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: 'Tous',
  EXPIRING_SOON: 'Expirent bientôt',
  DRAFT: 'Brouillons',
  WAITING_ME_SIGN: 'À signer',
  WAITING_ME_CHECK: 'À approuver',
  WAITING_OTHERS: 'Chez les autres',
  WAITING_JOIN_ENTERPRISE: 'À rejoindre',
  CANCEL_WAITING_ME: 'Annulation : moi',
  CANCEL_WAITING_OTHERS: 'Annulation : autres',
  RECYCLED: 'Corbeille',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: 'Envoyé',
  toSign: 'À signer',
  toReview: 'À approuver',
  voidPendingConfirmation: 'Annulation à confirmer',
  voidPendingReview: 'Annulation à approuver',
  waitingForOthers: 'En attente des autres',
  overdueUnsigned: 'Non signé à temps',
  overdueUnreviewed: 'Non approuvé à temps',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: 'Traitement en cours',
  voidProcessing: 'Annulation en cours',
  signed: 'Signé',
  passed: 'Approuvé',
  voidConfirmed: 'Annulation confirmée',
  voidPassed: 'Annulation approuvée',
  authorized: 'Transmis',
  removedBySender: 'Retiré par l’expéditeur',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: 'Annulation refusée',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: 'Échec du remplissage',
  authorizeOthersFailed: 'Échec de la transmission',
  notReached: 'Pas encore son tour',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: 'Envoi en cours',
  PAUSED: 'En pause',
  DONE: 'Tout est envoyé',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: 'En attente',
  DONE: 'Envoyé',
  FAILED: 'Non envoyé',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'Nombre',
  AMOUNT: 'Montant',
  CAPITAL_AMOUNT: 'Montant en toutes lettres chinoises',
  EMAIL: 'Adresse e-mail',
  PHONE: 'Numéro de téléphone',
  ID_NUMBER: 'Numéro d’identité (Chine continentale)',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'un nombre, par exemple 1234.5',
  AMOUNT: 'un montant à deux décimales au plus, par exemple 1234.50',
  CAPITAL_AMOUNT: 'un montant, par exemple 1234.50, qui sera écrit en toutes lettres chinoises',
  EMAIL: 'une adresse e-mail, par exemple li@example.com',
  PHONE: 'un numéro de téléphone avec son indicatif ; commençant par + hors de Chine continentale',
  ID_NUMBER: 'un numéro d’identité de résident à 18 chiffres, le dernier pouvant être X',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': 'une image (PNG, JPG) ou un PDF',
  IMAGE: 'une image (PNG, JPG)',
  PDF: 'un PDF',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: 'Signature',
  SEAL_SIGN: 'Cachet',
  TEXT: 'Texte',
  DATE: 'Date',
  MULTI_CHECK_MARK: 'Cachet à cheval',
  DROPDOWN: 'Liste déroulante',
  RADIO: 'Choix unique',
  CHECKBOX: 'Case à cocher',
  INITIALS: 'Paraphe',
  ATTACHMENT: 'Fichier',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: 'Tous les contrats',
  ENVELOPES: 'Certains contrats',
  TEMPLATES: 'Certains modèles',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: 'Numéro de carte d’identité',
  PASSPORT: 'Numéro de passeport',
  UNIFIED_SOCIAL_CODE: 'Code unifié de crédit social',
  REGIST_CODE: 'Numéro d’immatriculation',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: 'Carte d’identité, côté portrait',
  ID_BACK: 'Carte d’identité, côté emblème',
  PASSPORT: 'Passeport, page des données',
  BUSINESS_LICENCE: 'Licence commerciale',
  AUTHORISATION: 'Lettre d’habilitation',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: 'Expéditeur',
  SIGNER: 'Signataire',
  CHECKER: 'Approbateur',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: 'A quitté l’entreprise',
  DISABLED: 'Compte désactivé',
  ROLE_EMPTY: 'Aucun membre n’a ce rôle',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: 'Identité non vérifiée',
  INCOMPLETE: 'Non vérifiée',
  WAITING: 'Vérification en cours',
  PASSED: 'Vérifiée',
  SENIOR_NO_CERT: 'Vérifiée (renforcée)',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: 'À examiner',
  PASSED: 'Acceptée',
  RETURNED: 'Renvoyée',
  SUSPENDED: 'Suspendue',
  WITHDRAWN: 'Retirée',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: 'Inactif',
  ACTIVE: 'Actif',
  DISABLED: 'Désactivé',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: 'Actif',
  INVITED: 'Invité',
  DISABLED: 'Désactivé',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: 'En attente',
  ACCEPTED: 'Acceptée',
  EXPIRED: 'Expirée',
  DELETED: 'Retirée',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: 'Utilisable', WAITING: 'À contrôler', REFUSED: 'Refusé', ABANDONED: 'Mis hors service' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: 'En attente',
  PASSED: 'Acceptée',
  REFUSED: 'Refusée',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: 'À contrôler',
  PASSED: 'Accepté',
  REFUSED: 'Refusé',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: 'Valide',
  EXPIRED: 'Expiré',
  REVOKED: 'Révoqué',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: 'Active',
  EXPIRED: 'Expirée',
  STOPPED: 'Arrêtée',
  REVOKED: 'Révoquée',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: 'En attente',
  DELIVERED: 'Livré',
  FAILED: 'Échec',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: 'En attente de paiement',
  PAID: 'Payée',
  CANCELLED: 'Annulée',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: 'Activé', DISABLED: 'Désactivé' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: 'Utilisée',
  DISABLE: 'Non utilisée',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: 'Crédits de bienvenue',
  PURCHASE: 'Achat',
  CREDIT: 'Ajout',
  HOLD: 'Contrat envoyé',
  CONSUME: 'Contrat terminé, consommé',
  REFUND: 'Restitué',
  EXPIRE: 'Expiré',
  RETURN: 'Repris contre remboursement',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: 'Ouverte',
  BLACKLISTED: 'Sur liste noire',
  DISMISSED: 'Classée',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: 'À confirmer',
  CONFIRMED: 'Faite',
  REFUSED: 'Refusée',
  EXPIRED: 'Expirée',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: 'un champ qu’elle lit n’existe plus.',
  LATER: 'elle ne peut lire que des champs du même signataire, ou de signataires dont le numéro précède.',
  KIND: 'elle lit un champ d’un type qui ne convient pas.',
  VALUE: 'sa condition nomme une valeur qui n’est pas une option du champ lu.',
  CIRCLE: 'ses champs se lisent mutuellement en boucle.',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: 'Propriétaire',
  ADMINISTRATOR: 'Administrateur',
  SEAL_ADMINISTRATOR: 'Administrateur des cachets',
  TEMPLATE_ADMINISTRATOR: 'Administrateur des modèles',
  FINANCE_ADMINISTRATOR: 'Administrateur financier',
  MEMBER: 'Membre',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: 'Découverte',
  TEAM: 'Équipe',
  BUSINESS: 'Entreprise',
  SCALE: 'Grand volume',
};
