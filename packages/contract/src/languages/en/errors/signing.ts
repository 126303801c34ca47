import type { signingErrors as Shape } from '../../zh-CN/errors/signing.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors: typeof Shape = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: 'You are not a participant of this contract.',
  ERROR_WAITING_JOIN_ENTERPRISE: 'Join the enterprise first, then sign.',
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: 'The contract has expired.',
  ERROR_NOT_A_SIGNER: 'You are not a signer of this contract.',
  ERROR_NOT_A_CHECKER: 'You are not a reviewer of this contract.',
  ERROR_NEED_WAIT_OTHER: 'Others have to act before you.',
  ERROR_ALREADY_SIGNED: 'You, or a colleague with the same role, have already acted on this contract.',
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: 'The sender has revoked this contract.',
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: 'This contract has been rejected.',
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: 'The contract is not in a state that allows this.',
  ERROR_DOCUMENT_CHANGED: 'The document has changed since you opened it. Reload it, read it, then sign.',
  ERROR_DOCUMENT_NOT_SHOWN: 'Not every document has been opened in full. Open all of them first.',
  ERROR_CONTACT_NOT_PROVED:
    'Only the person who has proved {contact} may act here. Open the signing link with it, or bind it to your account first.',
  ERROR_SIGNING_IN_PROGRESS: 'A signature is being made. Please try again in a moment.',
  ERROR_AUTH_REQUIRED: 'Confirm with the sign password or a code that it is you.',
  ERROR_AUTH_LEVEL: 'The sender requires a verified identity before you sign.',
  ERROR_PERSONAL_CERT:
    'This contract is signed with your own certificate, for which your identity must be verified first.',
  ERROR_ENTERPRISE_CERT:
    'This contract is signed with the certificate of {name}, whose identity must be verified first.',
  ERROR_SHIELD_REQUIRED: 'This contract is signed with your phone: scan the code on the signing page.',
  ERROR_SHIELD_EXPIRED: 'The code for your phone has expired. Make a new one on the computer.',
  ERROR_SHIELD_PROVIDER: 'There is no such mobile shield service. Choose one of: {names}.',
  ERROR_SHIELD_ALGORITHM: 'This digest algorithm is not allowed. Choose one of: {names}.',
  ERROR_SHIELD_PROOF: 'The phone could not prove that it holds the signing key. Open the code once more.',
  ERROR_SHIELD_SIGNATURE:
    'The signature of the phone does not match what was shown. Nothing was signed. Make a new code on the computer.',
  ERROR_SHIELD_DEVICE: 'The signing key of this phone is no longer valid. Open the code once more to make a new one.',
  ERROR_SHIELD_DEVICE_LIMIT:
    'At most {limit} phones can hold a key of yours. Remove one in your account settings first.',
  ERROR_SHIELD_NOT_ASKED: 'You do not need a phone to sign this contract.',
  ERROR_SHIELD_CODE:
    'This phone signs for the first time: enter the code that was sent to the signer, or log in on this phone as the signer.',
  ERROR_SHIELD_CODE_WRONG: 'The code is wrong or no longer valid. Check it, or request a new one.',
  ERROR_SHIELD_NUMBER:
    'This is not the number that the phone shows. Read it from your own phone; if your phone shows none, make a new QR code.',
  ERROR_JOIN_ENTERPRISE:
    'The enterprise {name} cannot be identified. Ask the sender, or ask the enterprise to verify its identity.',
  ERROR_SEAL_NOT_FOUND: 'There is no such seal.',
  ERROR_WRITE_NOT_FOUND: 'There is no such signature.',
  ERROR_REASON_MISSING: 'Give a reason of 1 to {limit} characters.',
  ERROR_REMIND_TOO_SOON: 'This participant was reminded just now. Remind again in {expireIn} seconds.',
  ERROR_NOT_FINISHED: 'The contract can be downloaded once it is completed.',
  ERROR_PROLONG_EARLIER: 'The new deadline must be later than the current one.',
  ERROR_PARTICIPANT_DEADLINE: 'The deadline of a participant must be in the future and before that of the contract.',
  ERROR_READING_MISSING:
    'The sender asks that the documents are looked at first. Open the contract by itself and do what the page asks, then confirm.',
  ERROR_IN_PERSON_ENTERPRISE:
    'A participant who acts for an enterprise needs their own account and cannot act in person on your device.',
  ERROR_IN_PERSON_OWN_CONTACT:
    'The contact of this participant is your own: the code would be sent to you. Replace it by their own phone number or e-mail address first.',
  ERROR_IN_PERSON_OTHER_CONTRACT:
    'This device was handed over for another contract. Its owner has to log in before this one can be opened on it.',
  ERROR_IN_PERSON_HOST_ONLY: 'This device was handed over by {name}, and only they can log in on it.',
  ERROR_PARTICIPANT_OVERDUE:
    'The deadline that the sender set for this participant has passed. Only the sender can extend it.',
  ERROR_AUTHORIZE_SELF: 'This contact is your own. Enter the contact of another person.',
  ERROR_AUTHORIZE_LIMIT: 'This turn has been handed on {limit} times already; it cannot be handed on again.',
  ERROR_CANCEL_RUNNING: 'A void agreement for this contract is already running.',
  ERROR_ENVELOPE_VOIDED: 'This contract is void already.',
  // office seals
  ERROR_SEAL_NOT_CHECKED: 'The seal “{name}” has not been approved yet.',
  ERROR_SEAL_ABANDONED: 'The seal “{name}” was abandoned and can no longer be used.',
  ERROR_SEAL_NOT_AUTHORIZED: 'You are not authorised to use the seal “{name}”. You can apply for it.',
  ERROR_SEAL_AUTHORIZATION_ENDED: 'Your authorisation for the seal “{name}” has ended. You can apply again.',
  ERROR_SEAL_USED_UP: 'You have used the seal “{name}” as often as you were authorised to. You can apply again.',
  ERROR_SEAL_SCOPE: 'Your authorisation for the seal “{name}” does not cover this contract.',
  ERROR_SEAL_REVOKED: 'Your authorisation for the seal “{name}” was revoked; nothing was signed.',
  ERROR_SEAL_OF_ENTERPRISE: 'This seal can only be used by a person who signs for its enterprise.',
  ERROR_SEAL_NAME_EXISTS: 'A seal named “{name}” exists already.',
  ERROR_SEAL_LIMIT: 'At most {limit} seals.',
  ERROR_SEAL_GROUP_EXISTS: 'A group named “{name}” exists already.',
  ERROR_SEAL_GROUP_NOT_FOUND: 'There is no such group of seals.',
  ERROR_SEAL_GROUP_LIMIT: 'At most {limit} groups of seals.',
  ERROR_SEAL_APPLICATION_EXISTS: 'You have applied for this seal already; the application is waiting.',
  ERROR_SEAL_APPLICATION_NOT_FOUND: 'There is no such application.',
  ERROR_SEAL_APPLICATION_HANDLED: 'This application has been handled already.',
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: 'There is no such authorisation.',
  ERROR_SEAL_MEMBER: 'Only active members of this enterprise can be authorised.',
  ERROR_SEAL_TEXT: 'These characters cannot be cut into a seal: {text}',
  ERROR_SEAL_CERT:
    'An office seal needs a certificate of the enterprise or a disposable certificate. Please ask the sender to change it.',
  ERROR_SEAL_SCOPE_EMPTY: 'Please choose the contracts or templates that the authorisation is for.',
  ERROR_SEAL_END: 'The end must be in the future.',
  ERROR_SEAL_APPLICATION_LIMIT: 'At most {limit} applications may wait at the same time.',
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED:
    'The seal “{name}” can be used once the enterprise is verified. Its owner applies for that on the page of the enterprise.',
  ERROR_SEAL_NAME_NOT_VERIFIED:
    'A seal bears the verified name: its enterprise has to be verified first. Its owner applies for that on the page of the enterprise.',
  ERROR_SEAL_COMPANY_NAME: 'The name in the seal is set by the server: “{name}”. Leave text out.',
  ERROR_SEAL_CENTER_TEXT: 'The words in the middle of this kind of seal are fixed: “{text}”. Leave centerText out.',
  ERROR_SEAL_DEPARTMENT:
    'centerText of this kind of seal is a common name of a department, such as “Sales Department”, at most {limit} characters. For any other name upload a picture of the seal, which an operator compares.',
  ERROR_SEAL_NUMBER:
    'bottomText is the number of the seal: at most {limit} digits, hyphens and brackets with at most two letters in a row, or the unified social credit code.',
  ERROR_SEAL_NAME_OUTDATED:
    'The picture of the seal “{name}” does not bear the current verified name of the enterprise. Make the seal again.',
  ERROR_SEAL_NAME_CHECK_DONE: 'The picture of this seal does not need to be compared, or has been compared.',
  ERROR_SEAL_SELF_AUDIT:
    'Another member can decide this. The maker or applicant may decide only if no other member can.',
};
