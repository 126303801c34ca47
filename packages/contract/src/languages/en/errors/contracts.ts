import type { contractsErrors as Shape } from '../../zh-CN/errors/contracts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors: typeof Shape = {
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: 'The contract has been sent or is scheduled, and cannot be changed.',
  ERROR_TITLE_MISSING: 'Please enter a title.',
  ERROR_DOCUMENT_MISSING: 'Please add at least one document.',
  ERROR_SIGNER_MISSING: 'At least one signer is needed.',
  ERROR_EXPIRY: 'The deadline must be at least {minHours} hour and at most {maxDays} days ahead.',
  ERROR_TIMER: 'The sending time must be in the future and before the deadline.',
  ERROR_PARTICIPANT_CONTACT:
    'Enter a phone number (from abroad with + and country code) or an e-mail address for {name}.',
  ERROR_PARTICIPANT_DUPLICATE: '{name} appears twice in the same step.',
  ERROR_PARTICIPANT_NOT_FOUND: 'There is no such participant.',
  ERROR_PARTICIPANT_HAS_ACTED: 'This participant has acted and cannot be removed.',
  ERROR_PARTICIPANT_SENDER: "The sender's entry is kept by the system and cannot be changed this way.",
  ERROR_PARTICIPANT_UNSUPPORTED: '{field} cannot be {value} yet.',
  ERROR_PARTICIPANT_ENTERPRISE:
    'State which enterprise {name} acts for, by its name or by a number that is registered here.',
  ERROR_PARTICIPANT_ROLE: 'Choose a role of the enterprise for {name}.',
  ERROR_PARTICIPANT_MEMBER:
    '{name} is no longer a member of your enterprise. Choose another member, or enter a phone number or e-mail.',
  ERROR_PARTICIPANT_BULK: 'A contract has at most one list of recipients.',
  ERROR_MULTI_SEND_REQUIRED: 'This contract has a list of recipients: send it to the list.',
  ERROR_MULTI_SEND_PERSON: 'This participant is not a list of recipients.',
  ERROR_MULTI_SEND_NO_ROWS: 'The list has no recipient to whom the contract could be sent. Correct the list first.',
  ERROR_MULTI_SEND_STATE: 'The state of the sending has changed. Please look at it again.',
  ERROR_MULTI_SEND_QUOTA:
    'At most {limit} may be sent in bulk at a time. Please wait until the current ones are sent, or continue tomorrow.',
  ERROR_SHEET_UNREADABLE: 'The sheet cannot be read. Save it as XLSX or CSV and upload it again.',
  ERROR_SHEET_HEADING:
    'The first row must name the columns: Name, and Phone or Email. Use the sheet offered for download here.',
  ERROR_SHEET_ROWS: 'A list may have at most {limit} recipients. Split it and send each part.',
  ERROR_SHEET_EMPTY: 'The sheet has no rows below its heading.',
  ERROR_ROW_NAME: 'Enter a name of at most {detail} characters.',
  ERROR_ROW_CONTACT: 'Enter a phone number (from abroad with + and country code) or an e-mail address.',
  ERROR_ROW_DUPLICATE: 'The same contact as in row {detail}.',
  ERROR_ROW_REQUIRED: '“{column}” is empty.',
  ERROR_ROW_TITLE: 'With “{column}” in it, the title or message becomes longer than {detail} characters.',
  ERROR_DOCUMENT_NOT_FOUND: 'There is no such document.',
  ERROR_DOCUMENT_DUPLICATE: 'The same file was added twice.',
  ERROR_FORM_NOT_FOUND: 'There is no such field.',
  ERROR_FORM_POSITION: 'The current seal or signature position data is wrong, please refresh the page and add again.',
  ERROR_FORM_OVERLAP: 'Two fields on page {page} of “{file}” overlap. Please move one.',
  ERROR_FORM_MISSING:
    'Every signer needs at least one field. Place one, or allow signers without fields to place their own (needForm: false).',
  ERROR_FORM_PARTICIPANT: 'A field must belong to a signer.',
  ERROR_FORM_VALUE: 'The value is not allowed in this field{where}: {detail}',
  ERROR_FORM_REQUIRED: 'A required field is still empty{where}.',
  ERROR_FORM_NOT_REVISABLE: 'The sender has fixed the content of this field.',
  ERROR_FORM_GLYPH_MISSING: 'The font has no glyph for “{text}”. Please write it another way.',
  ERROR_FORM_APPEND_TOO_LATE: 'The document carries a signature; text and dates can no longer be added.',
  ERROR_FORM_APPEND_CLOSED: 'The sender has placed the fields of this contract; signers cannot add their own.',
  ERROR_FORM_PLACE_FIRST: 'Please place your signature on a page first, or choose to sign without showing it.',
  ERROR_FORM_HAS_FIELDS: 'You have fields on the pages of this contract; your signature is shown there.',
  ERROR_FORM_FILL_FAILED:
    'What you filled in could not be written into the document. The contract goes back to its sender.',
  ERROR_FORM_RULE: 'A rule of a field{where} cannot be kept: {detail}',
  ERROR_FORM_HIDDEN: 'By a rule of the sender a field{where} is not shown and takes no value.',
  ERROR_FORM_COMPUTED: 'The value of a field{where} is computed and cannot be given.',
  ERROR_FORM_UNEQUAL: 'The value of a field{where} must be the same as that of {other}.',
  ERROR_PREPARING: 'The documents are being prepared. This takes a few more seconds.',
  ERROR_PREPARE_FAILED: 'The documents could not be prepared. Please contact the sender.',
};
