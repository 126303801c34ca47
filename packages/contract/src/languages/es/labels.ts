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
  sign: 'Firmar',
  reject: 'Rechazar',
  return: 'Devolver para corregir',
  handOn: 'Reasignar a otra persona',
  remind: 'Recordar',
  prolong: 'Ampliar el plazo',
  revoke: 'Retirar',
  download: 'Descargar',
  recycle: 'Mover a la papelera',
  restore: 'Restaurar',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: 'SMS',
  VOICE: 'Voz',
  EMAIL: 'Correo',
  PUSH: 'Push',
  DESKTOP: 'Escritorio',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: 'Borrador',
  TIMED: 'Programado',
  ING_PROCESS: 'En firma',
  ED_SUCCESS: 'Completado',
  ED_FAIL_REJECT: 'Rechazado',
  ED_FAIL_EXPIRED: 'Caducado',
  ED_FAIL_REVOKE: 'Retirado',
  ED_FAIL_CHECK: 'No aprobado',
  ED_FAIL_BACK: 'Devuelto',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: 'Únase primero a la empresa',
  WAITING_ME_SIGN: 'Pendiente de mi firma',
  WAITING_ME_CHECK: 'Pendiente de mi revisión',
  WAITING_OTHERS: 'Esperando a otros',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: 'Anulación: acción requerida',
  CANCEL_WAITING_OTHERS: 'Anulación: esperando a otros',
  CANCELLED: 'Anulado',
  RECYCLED: 'En la papelera',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: 'Todos',
  EXPIRING_SOON: 'Caducan pronto',
  DRAFT: 'Borradores',
  WAITING_ME_SIGN: 'Por firmar',
  WAITING_ME_CHECK: 'Por revisar',
  WAITING_OTHERS: 'Esperando a otros',
  WAITING_JOIN_ENTERPRISE: 'Por unirse',
  CANCEL_WAITING_ME: 'Anulación: yo',
  CANCEL_WAITING_OTHERS: 'Anulación: otros',
  RECYCLED: 'Papelera',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: 'Enviado',
  toSign: 'Por firmar',
  toReview: 'Por revisar',
  voidPendingConfirmation: 'Anulación por confirmar',
  voidPendingReview: 'Anulación por revisar',
  waitingForOthers: 'Esperando a otros',
  overdueUnsigned: 'Plazo vencido sin firmar',
  overdueUnreviewed: 'Plazo vencido sin revisar',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: 'En proceso',
  voidProcessing: 'Anulación en proceso',
  signed: 'Firmado',
  passed: 'Aprobado',
  voidConfirmed: 'Anulación confirmada',
  voidPassed: 'Anulación aprobada',
  authorized: 'Reasignado',
  removedBySender: 'Quitado por el remitente',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: 'Anulación rechazada',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: 'No se pudo rellenar',
  authorizeOthersFailed: 'No se pudo reasignar',
  notReached: 'Aún no es su turno',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: 'Enviándose',
  PAUSED: 'En pausa',
  DONE: 'Todo enviado',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: 'En espera',
  DONE: 'Enviado',
  FAILED: 'No enviado',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'Número',
  AMOUNT: 'Importe',
  CAPITAL_AMOUNT: 'Importe en mayúsculas chinas',
  EMAIL: 'Correo electrónico',
  PHONE: 'Número de teléfono',
  ID_NUMBER: 'N.º de identidad chino',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'un número, por ejemplo 1234.5',
  AMOUNT: 'un importe con dos decimales como máximo, por ejemplo 1234.50',
  CAPITAL_AMOUNT: 'un importe, por ejemplo 1234.50, que se escribe en mayúsculas chinas',
  EMAIL: 'un correo electrónico, por ejemplo li@example.com',
  PHONE: 'un teléfono con prefijo; con + fuera de China continental',
  ID_NUMBER: 'un número de identidad de residente de 18 cifras, cuya última puede ser X',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': 'una imagen (PNG, JPG) o un PDF',
  IMAGE: 'una imagen (PNG, JPG)',
  PDF: 'un PDF',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: 'Firma',
  SEAL_SIGN: 'Sello',
  TEXT: 'Texto',
  DATE: 'Fecha',
  MULTI_CHECK_MARK: 'Sello entre páginas',
  DROPDOWN: 'Lista desplegable',
  RADIO: 'Opción única',
  CHECKBOX: 'Casilla',
  INITIALS: 'Iniciales',
  ATTACHMENT: 'Archivo',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: 'Todos los contratos',
  ENVELOPES: 'Determinados contratos',
  TEMPLATES: 'Determinadas plantillas',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: 'Número de documento de identidad',
  PASSPORT: 'Número de pasaporte',
  UNIFIED_SOCIAL_CODE: 'Código unificado de crédito social',
  REGIST_CODE: 'Número de registro',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: 'Documento de identidad, lado del retrato',
  ID_BACK: 'Documento de identidad, lado del emblema',
  PASSPORT: 'Pasaporte, página de datos',
  BUSINESS_LICENCE: 'Licencia comercial',
  AUTHORISATION: 'Carta de autorización',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: 'Remitente',
  SIGNER: 'Firmante',
  CHECKER: 'Revisor',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: 'Ha dejado la empresa',
  DISABLED: 'Cuenta desactivada',
  ROLE_EMPTY: 'Ningún miembro tiene el rol',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: 'Identidad sin verificar',
  INCOMPLETE: 'Sin verificar',
  WAITING: 'Verificación en revisión',
  PASSED: 'Verificado',
  SENIOR_NO_CERT: 'Verificado (avanzado)',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: 'Pendiente de revisión',
  PASSED: 'Aprobada',
  RETURNED: 'Devuelta',
  SUSPENDED: 'Suspendida',
  WITHDRAWN: 'Retirada',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: 'Inactiva',
  ACTIVE: 'Activa',
  DISABLED: 'Desactivada',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: 'Activo',
  INVITED: 'Invitado',
  DISABLED: 'Desactivado',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: 'Pendiente',
  ACCEPTED: 'Aceptada',
  EXPIRED: 'Caducada',
  DELETED: 'Retirada',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: 'Utilizable', WAITING: 'Pendiente de revisión', REFUSED: 'Rechazado', ABANDONED: 'Dado de baja' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: 'Pendiente',
  PASSED: 'Aprobada',
  REFUSED: 'Rechazada',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: 'Pendiente de revisión',
  PASSED: 'Aceptado',
  REFUSED: 'Rechazado',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: 'Válido',
  EXPIRED: 'Caducado',
  REVOKED: 'Revocado',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: 'Activa',
  EXPIRED: 'Caducada',
  STOPPED: 'Detenida',
  REVOKED: 'Revocada',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: 'En espera',
  DELIVERED: 'Entregada',
  FAILED: 'Fallida',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: 'Pendiente de pago',
  PAID: 'Pagado',
  CANCELLED: 'Cancelado',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: 'Activa', DISABLED: 'Desactivada' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: 'En uso',
  DISABLE: 'Sin uso',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: 'Créditos de bienvenida',
  PURCHASE: 'Compra',
  CREDIT: 'Abono',
  HOLD: 'Contrato enviado',
  CONSUME: 'Contrato terminado, consumido',
  REFUND: 'Devuelto',
  EXPIRE: 'Caducado',
  RETURN: 'Devuelto por reembolso',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: 'Abierta',
  BLACKLISTED: 'Contacto bloqueado',
  DISMISSED: 'Desestimada',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: 'Por confirmar',
  CONFIRMED: 'Hecha',
  REFUSED: 'Rechazada',
  EXPIRED: 'Caducada',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: 'ya no existe un campo del que depende.',
  LATER: 'solo puede depender de campos del mismo firmante o de firmantes con un número anterior.',
  KIND: 'depende de un campo de un tipo no compatible.',
  VALUE: 'su condición nombra algo que no es una opción del campo del que depende.',
  CIRCLE: 'sus campos dependen unos de otros en círculo.',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: 'Propietario',
  ADMINISTRATOR: 'Administrador',
  SEAL_ADMINISTRATOR: 'Administrador de sellos',
  TEMPLATE_ADMINISTRATOR: 'Administrador de plantillas',
  FINANCE_ADMINISTRATOR: 'Administrador de finanzas',
  MEMBER: 'Miembro',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: 'Inicial',
  TEAM: 'Equipo',
  BUSINESS: 'Empresa',
  SCALE: 'Gran volumen',
};
