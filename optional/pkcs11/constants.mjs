// Numbers of PKCS #11 v2.40 (OASIS, pkcs11-base and pkcs11-curr), as far as keys that sign need them.

export const CKF = { RW_SESSION: 2, SERIAL_SESSION: 4, OS_LOCKING_OK: 2 };
export const CKU_USER = 1;
export const CKO = { PUBLIC_KEY: 2, PRIVATE_KEY: 3 };
export const CKK = { RSA: 0, EC: 3 };
export const CKM = { RSA_PKCS_KEY_PAIR_GEN: 0, RSA_PKCS: 1, EC_KEY_PAIR_GEN: 0x1040, ECDSA: 0x1041 };

export const CKA = {
  CLASS: 0x0,
  TOKEN: 0x1,
  PRIVATE: 0x2,
  LABEL: 0x3,
  KEY_TYPE: 0x100,
  ID: 0x102,
  SENSITIVE: 0x103,
  SIGN: 0x108,
  VERIFY: 0x10a,
  MODULUS: 0x120,
  MODULUS_BITS: 0x121,
  PUBLIC_EXPONENT: 0x122,
  EXTRACTABLE: 0x162,
  EC_PARAMS: 0x180,
  EC_POINT: 0x181,
};

/** Return values that an operator can do something about, by name. */
export const CKR = new Map([
  [0x5, 'CKR_GENERAL_ERROR'],
  [0x6, 'CKR_FUNCTION_FAILED'],
  [0x30, 'CKR_DEVICE_ERROR'],
  [0x31, 'CKR_DEVICE_MEMORY'],
  [0x32, 'CKR_DEVICE_REMOVED'],
  [0x70, 'CKR_MECHANISM_INVALID'],
  [0xa0, 'CKR_PIN_INCORRECT'],
  [0xa4, 'CKR_PIN_LOCKED'],
  [0xb3, 'CKR_SESSION_HANDLE_INVALID'],
  [0xd0, 'CKR_TEMPLATE_INCOMPLETE'],
  [0xd1, 'CKR_TEMPLATE_INCONSISTENT'],
  [0xe0, 'CKR_TOKEN_NOT_PRESENT'],
  [0xe1, 'CKR_TOKEN_NOT_RECOGNIZED'],
  [0x100, 'CKR_USER_ALREADY_LOGGED_IN'],
  [0x101, 'CKR_USER_NOT_LOGGED_IN'],
  [0x191, 'CKR_CRYPTOKI_ALREADY_INITIALIZED'],
]);

/** The session is gone, because the token was unplugged, restarted or has forgotten it: a new one may do. */
export const LOST_SESSION = new Set([0x30, 0x32, 0xb3, 0xe0, 0x101]);
