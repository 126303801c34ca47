import type { accountsErrors as Shape } from '../../zh-CN/errors/accounts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors: typeof Shape = {
  // wire and session
  ERROR_MALFORMED: 'The request is malformed: {field} {detail}',
  ERROR_UNKNOWN_FIELD: 'The request has an unknown field: {field}',
  ERROR_NOT_LOGIN: 'You are not logged in, or the login has ended. Please log in again.',
  ERROR_CANT_USE_FREE_LOGIN: 'A signing link opens this one contract only. Please log in to use anything else.',
  ERROR_FORBIDDEN: 'You are not allowed to do this.',
  ERROR_CROSS_SITE: 'The request came from another site and was refused.',
  ERROR_NOT_FOUND: 'This was not found.',
  ERROR_TOO_LARGE: 'This is too large; the limit is {limit}.',
  ERROR_UNSUPPORTED_MEDIA: 'This media type is not accepted.',
  ERROR_BUSY: 'The system is busy. Please try again in {expireIn} seconds; nothing is lost.',
  ERROR_UNAVAILABLE:
    'Part of the system is unavailable. What was already confirmed is safe; please try again in {expireIn} seconds.',
  ERROR_STORAGE_FULL:
    'There is no space left to store this. What was already confirmed is safe; please try again later.',
  ERROR_OUTCOME_UNKNOWN:
    'It is not known whether this was done: the connection broke while it was being recorded. After {expireIn} seconds, check the current state before you do it again, or repeat the request with the same Idempotency-Key.',
  ERROR_TOO_MANY_REQUESTS: 'Too many requests. Please try again in {expireIn} seconds.',
  ERROR_INTERNAL:
    'Something went wrong on our side. Please try again; if the problem persists, tell support the request id.',
  ERROR_IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for a different request.',
  ERROR_DONE_UNANSWERED:
    'This was done already, but its answer was lost. Check the current state; to do it once more, use a new Idempotency-Key.',
  // accounts
  ERROR_ACCOUNT_INPUT:
    'Account input error: enter a phone number (from abroad with + and country code) or an e-mail address.',
  ERROR_ACCOUNT_NOT_REGISTERED: 'This account is not registered yet.',
  ERROR_ACCOUNT_EXISTS: 'This account is registered already. Please log in.',
  ERROR_LOGIN_FAILED: 'The account or the password is wrong. Please enter them again.',
  ERROR_ACCOUNT_DISABLED: 'This account is disabled. Please contact customer service.',
  ERROR_PASSWORD_FORM: 'The password was not hashed as agreed before it was sent.',
  ERROR_PASSWORD_WRONG: 'The password is wrong. Please enter it again.',
  ERROR_SIGN_PASSWORD_EXISTS: 'The sign password is set already.',
  ERROR_SIGN_PASSWORD_NONE: 'No sign password is set. Use a code instead, or set one first.',
  ERROR_SIGN_PASSWORD_WRONG: 'The sign password is wrong. Please enter it again.',
  ERROR_FREQUENT_ACCOUNT_CHECK: 'Requests too frequent. Please try again later.',
  ERROR_RESET_PASSWORD: 'Reset password failed. Please verify again.',
  ERROR_SECURITY_TOKEN: 'The security token is not valid, was used or has expired.',
  ERROR_PASSKEY: 'The passkey could not be verified. Try again or log in another way.',
  ERROR_PASSKEY_LIMIT: 'At most {limit} passkeys. Delete one first.',
  ERROR_CONTACT_TAKEN: 'This contact belongs to another account.',
  ERROR_CONTACT_LAST: 'This is the only contact of the account. Bind another one first.',
  ERROR_CONTACT_UNCHANGED: 'This contact is bound already.',
  ERROR_CONTACT_FRESH:
    'This contact was bound just now and cannot reset a password for 24 hours. Use the other contact.',
  ERROR_MEMBER_DISABLED: 'You were removed by the administrator and cannot use this enterprise account.',
  ERROR_NOT_A_MEMBER: 'There is no such account.',
  ERROR_SCAN_EXPIRED: 'The QR code has expired. Make a new one on the computer.',
  // identity and enterprises
  ERROR_IDENTITY_WAITING: 'The application is being reviewed. Please wait for the result.',
  ERROR_IDENTITY_PASSED: 'The identity is verified already.',
  ERROR_IDENTITY_NAME: 'Enter the real name on the document, at most {limit} characters.',
  ERROR_IDENTITY_NUMBER: 'The number of the identity document is wrong. Please check it.',
  ERROR_IDENTITY_PAPERS: 'Upload pictures of the required documents: {papers}',
  ERROR_IDENTITY_REQUIRED: 'This needs a verified identity first.',
  ERROR_IDENTITY_DECIDED: 'This application has been decided already.',
  ERROR_ENTERPRISE_NAME: 'Enter the name of the enterprise, at most {limit} characters.',
  ERROR_ENTERPRISE_CODE: 'The unified social credit code is wrong. Please check it.',
  ERROR_ENTERPRISE_TAKEN: 'This enterprise is registered already. Ask its administrator to invite you.',
  // operators
  ERROR_OPERATOR_NOT_LOGIN: 'Log in to the operator console first.',
  ERROR_OPERATOR_ROLE: 'Your role does not permit this. An administrator assigns roles.',
  ERROR_OPERATOR_LAST: 'The last administrator keeps this role.',
  ERROR_OPERATOR_EXISTS: 'This login name exists already.',
  ERROR_OPERATOR_CODE_MISSING: 'Enter the 6-digit code of your authenticator app (totp).',
  ERROR_OPERATOR_CODE_WRONG: 'The code is wrong or was used already. Wait for the next one.',
  ERROR_OPERATOR_FACTOR_NEEDED: 'Set up the second factor first.',
  ERROR_OPERATOR_FACTOR_EXISTS: 'The second factor is set up already. It is removed by the command npm run operator.',
  ERROR_REQUEST_OWN: 'Another operator has to confirm this.',
  ERROR_REQUEST_DECIDED: 'This request has been decided or has expired.',
  ERROR_REQUEST_WAITING: 'A request about the same subject is waiting already.',
  ERROR_REQUEST_SUBJECT: 'This cannot be done any more because the state of the subject has changed.',
  ERROR_IDENTITY_TAKEN: 'This document number belongs to an identity that is verified already.',
  ERROR_IDENTITY_SUSPENDED: 'The verified identity was suspended by the certificate authority. Contact the authority.',
  ERROR_IDENTITY_LETTER:
    'An applicant who is not the legal representative must upload a letter of authorisation (paper of kind AUTHORISATION).',
  ERROR_CERTIFICATE_NOT_FOUND: 'There is no such certificate.',
  ERROR_CERTIFICATE_REVOKED: 'This certificate is revoked already.',
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: 'Please fetch the graphic captcha again.',
  ERROR_CODE_EXPIRED: 'The code does not exist or has expired. Please get a new one.',
  ERROR_CODE_WRONG: 'The code is wrong. Please enter it again.',
  ERROR_CODE_LOCKED: 'Too many wrong attempts; locked for 1 hour. Try again in {wait}.',
  ERROR_OPCODE: 'The operation code is not valid or was used. Please verify again.',
  ERROR_CONTACT:
    'Contact format error: enter a phone number (from abroad with + and country code) or an e-mail address.',
  ERROR_PHONE_UNSUPPORTED: 'This service sends no text messages: enter an e-mail address instead of a phone number.',
  ERROR_PHONE_COUNTRY:
    'This service sends no text messages to this country: enter an e-mail address instead of a phone number.',
  ERROR_PARTICIPANT_UNREACHABLE:
    'This service cannot send a text message to the phone number of {name}. Give {name} an e-mail address.',
  ERROR_SEND_BUSY: 'Sending too frequent. Click after the countdown ends ({expireIn} seconds).',
  ERROR_FREQUENTLY: 'Send request too frequent. Please wait {wait}.',
  ERROR_AMOUNT_OUT_LIMIT: "Today's limit of received codes is reached. Please try tomorrow.",
  ERROR_VOICE_AMOUNT_OUT_LIMIT: "Today's limit of voice codes is reached. Please try tomorrow.",
  ERROR_SEND_FAILED: 'Send failed. Please try again later.',
  ERROR_TIMEOUT: 'The send request timed out. Please try again.',
  ERROR_CONTACT_BLACKLISTED: 'This number cannot receive codes. Please contact customer service.',
  ERROR_VOICE_FREQUENTLY: 'Send request too frequent. Please wait {wait}.',
  ERROR_VOICE_BLACKLISTED: 'This number cannot receive codes. Please contact customer service.',
};
