/** Socket namespaces (Spec §7 "Real-time channels"). */
export const BACKEND_NAMESPACE = '/backend';
export const SCAN_UPLOAD_NAMESPACE = '/scan-upload';
export const DEVICE_NAMESPACE = '/device';
export const NAMESPACES = [BACKEND_NAMESPACE, SCAN_UPLOAD_NAMESPACE, DEVICE_NAMESPACE] as const;
/** The client sends its SessionWsid as soon as it is connected; the server answers whether the session is its own. */
export const REGISTER_EVENT = 'register';
/** The server asks the client to connect and register again: its rooms have changed. */
export const RECONNECT_EVENT = 'reconnect';
/** Carries ids only; the client fetches what they name (conventions "Events"). */
export const PUSH_MESSAGE_EVENT = 'push-message';

export const PUSH_ACTIONS = [
  'ENVELOPE_CHANGED',
  'CODE_RESULT',
  /** Its title is one of REMINDER_TITLES; the page may show it on the desktop (Spec §7). */
  'REMINDER',
  'SESSION_ENDED',
  /** The user, their accounts or devices changed: fetch them again. */
  'ACCOUNT_CHANGED',
  /** Identity verification was decided. */
  'IDENTITY_CHANGED',
  /** A login from an unknown device (title: what kind of device). */
  'DEVICE_LOGIN',
  /** The phone has opened the QR code; later the picture is there: targertWsid is its writeWsid or personalSealWsid. */
  'SCAN_OPENED',
  'SCAN_RESULT',
  /** The message list of an account has grown or was read: fetch the counts again. */
  'MESSAGE',
  /** An external signature has progressed: targertWsid is its shieldWsid. */
  'SHIELD_CHANGED',
  /** A multi-send job has progressed: targertWsid is its jobWsid. */
  'MULTI_SEND_CHANGED',
  /** A member was disabled: targertWsid is the WSID_EUSR (Spec §7, §8). */
  'SYSTEM_ENTERPRISE_USER_DISABLE',
] as const;
/** The only titles that are shown as desktop notifications (Spec §7 "Real-time channels"). */
export const REMINDER_TITLES = ['SIGNING_REMINDER', 'AUDIT_REMINDER'] as const;
export type ReminderTitle = (typeof REMINDER_TITLES)[number];
