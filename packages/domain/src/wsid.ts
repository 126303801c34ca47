/**
 * Public ids: `WSID_` + a four-letter kind + `_` + 26 base-32 characters of the UUIDv7 in the database (Rulings §1.7).
 * Knowing an id never grants a right.
 */

const WSID_KINDS = {
  user: 'PUSR',
  enterpriseUser: 'EUSR',
  enterprise: 'ENTE',
  envelope: 'ENVE',
  participant: 'PART',
  form: 'FORM',
  file: 'FILE',
  write: 'WRIT',
  personSeal: 'PSEL',
  officeSeal: 'OSEL',
  bst: 'BSTS',
  label: 'LABL',
  message: 'MESG',
  session: 'SESS',
  role: 'ROLE',
  certificate: 'CERT',
  application: 'IDAP',
  identityPaper: 'IDPA',
  operator: 'OPER',
  operatorRequest: 'OREQ',
  complaint: 'CMPL',
  passkey: 'PKEY',
  scan: 'SCAN',
  job: 'JOBS',
  savedView: 'VIEW',
  contactGroup: 'CGRP',
  execution: 'EXEC',
  notice: 'NOTI',
  shield: 'SHLD',
  shieldDevice: 'SHDV',
  joinApplication: 'JOIN',
  department: 'DEPT',
  invitation: 'INVI',
  memberImport: 'MIMP',
  sealGroup: 'SGRP',
  sealAuthorization: 'SAUT',
  sealApplication: 'SAPP',
  sealUse: 'SUSE',
  bstGroup: 'BGRP',
  bstUse: 'BUSE',
  contractNumber: 'CNUM',
  plan: 'PLAN',
  order: 'ORDR',
  bill: 'BILL',
  charge: 'CHRG',
  apiClient: 'APIC',
  webhook: 'HOOK',
  webhookDelivery: 'HDLV',
  trustList: 'TRLS',
  dataExport: 'DEXP',
  legalHold: 'HOLD',
  attachment: 'ATTM',
} as const;
export type WsidKind = keyof typeof WSID_KINDS;

export type Wsid<K extends WsidKind = WsidKind> = string & { readonly __wsid?: K };

/** Crockford base-32: no letter can be mistaken for a digit when an id is read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Every two characters: ten bits. */
const PAIRS = [...ALPHABET].flatMap((first) => [...ALPHABET].map((second) => first + second));
/** The value of a hexadecimal digit, by the code of its character; of any other character -1. */
const NIBBLES = new Int8Array(128).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) NIBBLES[digit.codePointAt(0) ?? 0] = value;
/** Where the digits of a UUID are. */
const PLACES = [...'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx'].flatMap((char, at) => (char === 'x' ? [at] : []));

/** `uuid` is a lower-case UUID; the result sorts in the same order of time. */
export function toWsid<K extends WsidKind>(kind: K, uuid: string): Wsid<K> {
  const hasDashes = uuid[8] === '-' && uuid[13] === '-' && uuid[18] === '-' && uuid[23] === '-';
  if (uuid.length !== 36 || !hasDashes) throw new TypeError('not a UUID');
  // Negative once a character was no digit.
  let sign = 0;
  const nibble = (place: number): number => {
    const value = NIBBLES[uuid.charCodeAt(PLACES[place] ?? 0)] ?? -1;
    sign |= value;
    return value;
  };
  // 26 characters are 130 bits: the first two of them are zero, eight follow, and then six groups of twenty.
  let text = PAIRS[((nibble(0) << 4) | nibble(1)) & 1023] ?? '';
  for (let at = 2; at < PLACES.length; at += 5) {
    const high = (nibble(at) << 8) | (nibble(at + 1) << 4) | nibble(at + 2);
    const low = (nibble(at + 3) << 4) | nibble(at + 4);
    const bits = (high << 8) | low;
    text += `${PAIRS[(bits >> 10) & 1023]}${PAIRS[bits & 1023]}`;
  }
  if (sign < 0) throw new TypeError('not a UUID');
  return `WSID_${WSID_KINDS[kind]}_${text}`;
}

/** The UUID of a wsid of this kind, or null if the text is not such an id. */
export function fromWsid(kind: WsidKind, wsid: string): string | null {
  const prefix = `WSID_${WSID_KINDS[kind]}_`;
  if (!wsid.startsWith(prefix) || wsid.length !== prefix.length + 26) return null;
  let value = 0n;
  for (const char of wsid.slice(prefix.length)) {
    const digit = ALPHABET.indexOf(char);
    if (digit < 0) return null;
    value = (value << 5n) | BigInt(digit);
  }
  if (value >> 128n) return null;
  const hex = value.toString(16).padStart(32, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The edition, from the prefix of the active account's id (Spec §1): personal 'p' or enterprise 'e'. */
export type Edition = 'p' | 'e';
export const editionOf = (userWsid: string): Edition => (userWsid.startsWith('WSID_EUSR_') ? 'e' : 'p');
