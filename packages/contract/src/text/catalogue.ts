import { ERROR_NAMES, type ErrorName, type RefusalParams } from '@countersign/domain';
import { errorsEn } from './errors.en.ts';
import { errorsZh } from './errors.zh.ts';

export type Language = 'zh-CN' | 'en';

/**
 * The one error catalogue (Spec §8, Rulings §1.1): name → number on the wire and HTTP status. Numbers the specification
 * names are used where it names them and are unique only within their family of calls; own numbers start at 200001 and
 * are never reused.
 */
export const CATALOGUE: Readonly<Record<ErrorName, { readonly code: number; readonly status: number }>> = {
  ERROR_MALFORMED: { code: 200001, status: 400 },
  ERROR_UNKNOWN_FIELD: { code: 200002, status: 400 },
  ERROR_NOT_LOGIN: { code: 200003, status: 401 },
  ERROR_CANT_USE_FREE_LOGIN: { code: 200004, status: 403 },
  ERROR_FORBIDDEN: { code: 200005, status: 403 },
  ERROR_CROSS_SITE: { code: 200006, status: 403 },
  ERROR_NOT_FOUND: { code: 200007, status: 404 },
  ERROR_TOO_LARGE: { code: 200008, status: 413 },
  ERROR_UNSUPPORTED_MEDIA: { code: 200009, status: 415 },
  ERROR_BUSY: { code: 200010, status: 503 },
  ERROR_TOO_MANY_REQUESTS: { code: 200011, status: 429 },
  ERROR_INTERNAL: { code: 200012, status: 500 },
  ERROR_IDEMPOTENCY_KEY_REUSED: { code: 200013, status: 409 },
  ERROR_ACCOUNT_INPUT: { code: 200101, status: 422 },
  ERROR_ACCOUNT_NOT_REGISTERED: { code: 200102, status: 422 },
  ERROR_ACCOUNT_EXISTS: { code: 200103, status: 409 },
  ERROR_LOGIN_FAILED: { code: 200104, status: 401 },
  ERROR_ACCOUNT_DISABLED: { code: 200105, status: 403 },
  ERROR_PASSWORD_FORM: { code: 200106, status: 422 },
  ERROR_PASSWORD_WRONG: { code: 200107, status: 422 },
  ERROR_SIGN_PASSWORD_EXISTS: { code: 200108, status: 409 },
  ERROR_SIGN_PASSWORD_NONE: { code: 200109, status: 422 },
  ERROR_SIGN_PASSWORD_WRONG: { code: 200110, status: 422 },
  ERROR_FREQUENT_ACCOUNT_CHECK: { code: 403, status: 403 },
  ERROR_RESET_PASSWORD: { code: 200111, status: 422 },
  ERROR_SECURITY_TOKEN: { code: 200112, status: 401 },
  ERROR_PASSKEY: { code: 200113, status: 401 },
  ERROR_PASSKEY_LIMIT: { code: 200114, status: 422 },
  ERROR_CONTACT_TAKEN: { code: 200115, status: 409 },
  ERROR_CONTACT_LAST: { code: 200116, status: 409 },
  ERROR_CONTACT_UNCHANGED: { code: 200117, status: 409 },
  ERROR_CONTACT_FRESH: { code: 200140, status: 422 },
  ERROR_MEMBER_DISABLED: { code: 200118, status: 403 },
  ERROR_NOT_A_MEMBER: { code: 200119, status: 404 },
  ERROR_SCAN_EXPIRED: { code: 200120, status: 410 },
  ERROR_IDENTITY_WAITING: { code: 200121, status: 409 },
  ERROR_IDENTITY_PASSED: { code: 200122, status: 409 },
  ERROR_IDENTITY_NAME: { code: 200123, status: 422 },
  ERROR_IDENTITY_NUMBER: { code: 200124, status: 422 },
  ERROR_IDENTITY_PAPERS: { code: 200125, status: 422 },
  ERROR_IDENTITY_REQUIRED: { code: 200126, status: 403 },
  ERROR_IDENTITY_DECIDED: { code: 200127, status: 409 },
  ERROR_ENTERPRISE_NAME: { code: 200128, status: 422 },
  ERROR_ENTERPRISE_CODE: { code: 200129, status: 422 },
  ERROR_ENTERPRISE_TAKEN: { code: 200130, status: 409 },
  ERROR_OPERATOR_NOT_LOGIN: { code: 200131, status: 401 },
  ERROR_OPERATOR_EXISTS: { code: 200132, status: 409 },
  ERROR_CERTIFICATE_NOT_FOUND: { code: 200133, status: 404 },
  ERROR_CERTIFICATE_REVOKED: { code: 200134, status: 409 },
  ERROR_CAPTCHA_AGAIN: { code: 100220503, status: 422 },
  ERROR_CODE_EXPIRED: { code: 101, status: 422 },
  ERROR_CODE_WRONG: { code: 102, status: 422 },
  ERROR_CODE_LOCKED: { code: 103, status: 429 },
  ERROR_OPCODE: { code: 200201, status: 422 },
  ERROR_CONTACT: { code: 200202, status: 422 },
  ERROR_SEND_BUSY: { code: 200203, status: 429 },
  ERROR_FREQUENTLY: { code: 100500208, status: 429 },
  ERROR_AMOUNT_OUT_LIMIT: { code: 100500210, status: 429 },
  ERROR_VOICE_AMOUNT_OUT_LIMIT: { code: 100500706, status: 429 },
  ERROR_SEND_FAILED: { code: 100500207, status: 503 },
  ERROR_TIMEOUT: { code: 200204, status: 503 },
  ERROR_CONTACT_BLACKLISTED: { code: 100500205, status: 422 },
  ERROR_VOICE_FREQUENTLY: { code: 100500213, status: 429 },
  ERROR_VOICE_BLACKLISTED: { code: 100500707, status: 422 },
  ERROR_FILENAME_SIZE: { code: 200301, status: 422 },
  ERROR_FILE_SIZE: { code: 200302, status: 413 },
  ERROR_FILE_TYPE: { code: 200303, status: 415 },
  ERROR_UPLOAD_REJECTED: { code: 100240102, status: 422 },
  ERROR_FILE_DAMAGED: { code: 200304, status: 422 },
  ERROR_FILE_ENCRYPTED: { code: 200305, status: 422 },
  ERROR_FILE_SIGNED_DAMAGED: { code: 200306, status: 422 },
  ERROR_FILE_NOT_READY: { code: 200307, status: 409 },
  ERROR_FILE_CONVERSION: { code: 200308, status: 422 },
  ERROR_PICTURE: { code: 200309, status: 422 },
  ERROR_ENVELOPE_NOT_DRAFT: { code: 200401, status: 409 },
  ERROR_TITLE_MISSING: { code: 200402, status: 422 },
  ERROR_DOCUMENT_MISSING: { code: 200403, status: 422 },
  ERROR_SIGNER_MISSING: { code: 200404, status: 422 },
  ERROR_EXPIRY: { code: 200405, status: 422 },
  ERROR_TIMER: { code: 200406, status: 422 },
  ERROR_LIMIT_PARTICIPANTS: { code: 200407, status: 422 },
  ERROR_LIMIT_DOCUMENTS: { code: 200408, status: 422 },
  ERROR_LIMIT_BYTES: { code: 200409, status: 413 },
  ERROR_LIMIT_PAGES: { code: 200410, status: 422 },
  ERROR_LIMIT_FORMS: { code: 200411, status: 422 },
  ERROR_PARTICIPANT_CONTACT: { code: 200412, status: 422 },
  ERROR_PARTICIPANT_DUPLICATE: { code: 200413, status: 422 },
  ERROR_PARTICIPANT_NOT_FOUND: { code: 200414, status: 404 },
  ERROR_PARTICIPANT_HAS_ACTED: { code: 200415, status: 409 },
  ERROR_PARTICIPANT_SENDER: { code: 200416, status: 422 },
  ERROR_PARTICIPANT_UNSUPPORTED: { code: 200417, status: 422 },
  ERROR_PARTICIPANT_ENTERPRISE: { code: 200440, status: 422 },
  ERROR_PARTICIPANT_ROLE: { code: 200441, status: 422 },
  ERROR_PARTICIPANT_BULK: { code: 200442, status: 422 },
  ERROR_MULTI_SEND_REQUIRED: { code: 200443, status: 422 },
  ERROR_MULTI_SEND_PERSON: { code: 200450, status: 422 },
  ERROR_MULTI_SEND_NO_ROWS: { code: 200451, status: 422 },
  ERROR_MULTI_SEND_STATE: { code: 200452, status: 409 },
  ERROR_MULTI_SEND_QUOTA: { code: 200453, status: 429 },
  ERROR_SHEET_UNREADABLE: { code: 200454, status: 422 },
  ERROR_SHEET_HEADING: { code: 200455, status: 422 },
  ERROR_SHEET_ROWS: { code: 200456, status: 422 },
  ERROR_SHEET_EMPTY: { code: 200457, status: 422 },
  ERROR_ROW_NAME: { code: 200458, status: 422 },
  ERROR_ROW_CONTACT: { code: 200459, status: 422 },
  ERROR_ROW_DUPLICATE: { code: 200460, status: 422 },
  ERROR_ROW_REQUIRED: { code: 200461, status: 422 },
  ERROR_ROW_TITLE: { code: 200462, status: 422 },
  ERROR_DOCUMENT_NOT_FOUND: { code: 200418, status: 404 },
  ERROR_DOCUMENT_DUPLICATE: { code: 200419, status: 422 },
  ERROR_FORM_NOT_FOUND: { code: 200420, status: 404 },
  ERROR_FORM_POSITION: { code: 200421, status: 422 },
  ERROR_FORM_OVERLAP: { code: 200422, status: 422 },
  ERROR_FORM_MISSING: { code: 200423, status: 422 },
  ERROR_FORM_PARTICIPANT: { code: 200424, status: 422 },
  ERROR_FORM_VALUE: { code: 200425, status: 422 },
  ERROR_FORM_REQUIRED: { code: 200426, status: 422 },
  ERROR_FORM_NOT_REVISABLE: { code: 200427, status: 422 },
  ERROR_FORM_GLYPH_MISSING: { code: 200428, status: 422 },
  ERROR_FORM_APPEND_TOO_LATE: { code: 200429, status: 409 },
  ERROR_PREPARING: { code: 200430, status: 409 },
  ERROR_PREPARE_FAILED: { code: 200431, status: 409 },
  ERROR_NOT_IN_ENVELOPE_FLOW: { code: 101, status: 404 },
  ERROR_WAITING_JOIN_ENTERPRISE: { code: 200501, status: 409 },
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: { code: 200502, status: 409 },
  ERROR_NOT_A_SIGNER: { code: 200503, status: 403 },
  ERROR_NOT_A_CHECKER: { code: 200504, status: 403 },
  ERROR_NEED_WAIT_OTHER: { code: 200505, status: 409 },
  ERROR_ALREADY_SIGNED: { code: 200506, status: 409 },
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: { code: 200507, status: 409 },
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: { code: 200508, status: 409 },
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: { code: 200509, status: 409 },
  ERROR_DOCUMENT_CHANGED: { code: 200510, status: 409 },
  ERROR_SIGNING_IN_PROGRESS: { code: 200511, status: 409 },
  ERROR_AUTH_REQUIRED: { code: 200512, status: 422 },
  ERROR_AUTH_LEVEL: { code: 200513, status: 422 },
  ERROR_PERSONAL_CERT: { code: 200540, status: 422 },
  ERROR_ENTERPRISE_CERT: { code: 200541, status: 422 },
  ERROR_SHIELD_REQUIRED: { code: 200542, status: 422 },
  ERROR_JOIN_ENTERPRISE: { code: 200543, status: 422 },
  ERROR_SEAL_NOT_FOUND: { code: 200514, status: 404 },
  ERROR_WRITE_NOT_FOUND: { code: 200515, status: 404 },
  ERROR_REASON_MISSING: { code: 200516, status: 422 },
  ERROR_REMIND_TOO_SOON: { code: 200517, status: 429 },
  ERROR_NOT_FINISHED: { code: 200518, status: 409 },
  ERROR_PROLONG_EARLIER: { code: 200519, status: 422 },
  ERROR_AUTHORIZE_SELF: { code: 200520, status: 422 },
  ERROR_AUTHORIZE_LIMIT: { code: 200521, status: 409 },
  ERROR_CANCEL_RUNNING: { code: 200522, status: 409 },
  ERROR_ENVELOPE_VOIDED: { code: 200523, status: 409 },
  ERROR_LABEL_EXISTS: { code: 200701, status: 409 },
  ERROR_LABEL_NOT_FOUND: { code: 200702, status: 404 },
  ERROR_LABEL_LIMIT: { code: 200703, status: 422 },
  ERROR_VIEW_NOT_FOUND: { code: 200704, status: 404 },
  ERROR_VIEW_LIMIT: { code: 200705, status: 422 },
  ERROR_VERIFY_FILE: { code: 200601, status: 422 },
};

const TEXTS: Readonly<Record<Language, Readonly<Record<ErrorName, string>>>> = { 'zh-CN': errorsZh, en: errorsEn };

export const isErrorName = (name: string): name is ErrorName => (ERROR_NAMES as readonly string[]).includes(name);

/** The text of a refusal in the reader's language, its facts filled in. */
export function errorText(name: ErrorName, language: Language, params: RefusalParams = {}): string {
  return TEXTS[language][name].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? '')).trim();
}

/** Picks the language of an Accept-Language header; Chinese unless English is asked for first. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const q = Number(
        rest
          .find((item) => item.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag, q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ tag }) => tag.startsWith('zh') || tag.startsWith('en'))
    .toSorted((a, b) => b.q - a.q)[0];
  return wanted?.tag.startsWith('en') ? 'en' : 'zh-CN';
}
