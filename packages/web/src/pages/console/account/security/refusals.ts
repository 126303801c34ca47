/** Which refusals of Spec §8 are shown under which field. */
export const AT_PASSWORD: ReadonlySet<string> = new Set(['ERROR_PASSWORD_WRONG', 'ERROR_SIGN_PASSWORD_WRONG']);
export const AT_CODE: ReadonlySet<string> = new Set([
  'ERROR_CODE_WRONG',
  'ERROR_CODE_EXPIRED',
  'ERROR_CODE_LOCKED',
  'ERROR_OPCODE',
]);
export const AT_CONTACT: ReadonlySet<string> = new Set([
  'ERROR_CONTACT',
  'ERROR_CONTACT_TAKEN',
  'ERROR_CONTACT_UNCHANGED',
  'ERROR_CONTACT_BLACKLISTED',
]);
