import type { contractsErrors as Shape } from '../../zh-CN/errors/contracts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors: typeof Shape = {
  // files
  ERROR_FILENAME_SIZE: 'The file name is too long; at most {limit} characters.',
  ERROR_FILE_SIZE: 'The file is too large; at most {limitMb} MB.',
  ERROR_FILE_TYPE: 'This kind of file is not accepted. Upload a PDF or a picture.',
  ERROR_UPLOAD_REJECTED: 'The upload was rejected: its parts do not fit together. Please upload again.',
  ERROR_UPLOAD_QUOTA:
    'An account may upload {limitMb} MB within 24 hours, and you have reached that limit. Please try again tomorrow.',
  ERROR_FILE_DAMAGED: 'The file is damaged and cannot be opened. Export it again and upload it.',
  ERROR_FILE_ENCRYPTED:
    'The file is encrypted in a way that is not supported. Remove the encryption and upload it again.',
  ERROR_FILE_SIGNED_DAMAGED:
    'The file is already signed but malformed; it can be neither changed nor used. Ask the signer for the original.',
  ERROR_FILE_PASSWORD: 'The file is protected. Enter the password that opens it.',
  ERROR_FILE_PASSWORD_WRONG: 'That password does not open the file. Please try again.',
  ERROR_FILE_OWNER_PASSWORD: 'The author of the file forbids changes. Enter its permissions password (owner password).',
  ERROR_FILE_SIGNED_ENCRYPTED:
    'The file is signed and encrypted; without encryption its signatures would be void. Ask its signers for the original without encryption.',
  ERROR_FILE_SIGNED_ACTIVE:
    'The file is signed and contains scripts, attachments or other active content, which cannot be removed without voiding its signatures. It cannot be used.',
  ERROR_FILE_XFA:
    'The file is an XFA form. Print or save it as an ordinary PDF with the program that made it, and upload that PDF.',
  ERROR_FILE_CERTIFIED: 'The author has certified the file and forbids any change, so it cannot be signed.',
  ERROR_FILE_TOO_COMPLEX: 'The file is too complex to process. Export it again and upload it.',
  ERROR_FILE_NOT_READY: 'The file is still being processed. Please wait.',
  ERROR_FILE_CONVERSION: 'The document could not be converted. Save it as PDF and upload the PDF.',
  ERROR_PICTURE: 'The picture cannot be used. Choose another PNG or JPEG.',
  ERROR_INK: 'The handwriting cannot be used. Clear it and write again. {detail}',
  ERROR_INK_SLIGHT: 'A dot, a straight line or a tick is not a signature yet. Please write your whole name.',
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: 'The contract has been sent or is scheduled, and cannot be changed.',
  ERROR_TITLE_MISSING: 'Please enter a title.',
  ERROR_DOCUMENT_MISSING: 'Please add at least one document.',
  ERROR_SIGNER_MISSING: 'At least one signer is needed.',
  ERROR_EXPIRY: 'The deadline must be at least {minHours} hour and at most {maxDays} days ahead.',
  ERROR_TIMER: 'The sending time must be in the future and before the deadline.',
  ERROR_LIMIT_PARTICIPANTS: 'At most {limit} participants.',
  ERROR_LIMIT_DOCUMENTS: 'At most {limit} documents.',
  ERROR_LIMIT_BYTES: 'The documents may have at most {limitMb} MB in total.',
  ERROR_LIMIT_PAGES: 'The documents may have at most {limit} pages in total.',
  ERROR_LIMIT_FORMS: 'At most {limit} fields.',
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
  ERROR_ATTACHMENT_NOT_FOUND: 'There is no such attached file.',
  ERROR_ATTACHMENT_TYPE: 'This field does not take such a file{where}; send {detail}.',
  ERROR_ATTACHMENT_COUNT: 'This field takes at most {limit} files{where}.',
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
