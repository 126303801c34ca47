import type { filesErrors as Shape } from '../../zh-CN/errors/files.ts';

/** Refusals of files, and of what exceeds the limits of a contract. */
export const filesErrors: typeof Shape = {
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
  ERROR_LIMIT_PARTICIPANTS: 'At most {limit} participants.',
  ERROR_LIMIT_DOCUMENTS: 'At most {limit} documents.',
  ERROR_LIMIT_BYTES: 'The documents may have at most {limitMb} MB in total.',
  ERROR_LIMIT_PAGES: 'The documents may have at most {limit} pages in total.',
  ERROR_LIMIT_FORMS: 'At most {limit} fields.',
  ERROR_ATTACHMENT_NOT_FOUND: 'There is no such attached file.',
  ERROR_ATTACHMENT_TYPE: 'This field does not take such a file{where}; send {detail}.',
  ERROR_ATTACHMENT_COUNT: 'This field takes at most {limit} files{where}.',
};
