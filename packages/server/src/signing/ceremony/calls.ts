import type { Handlers } from '../../platform/index.ts';
import { appendForms, deleteAppendedForms, updateAppendedForms } from './acts/append-forms.ts';
import { authorizeParticipant } from './acts/authorize.ts';
import { check } from './acts/check.ts';
import { getSigning } from './acts/get-signing.ts';
import { reject } from './acts/reject.ts';
import { returnEnvelope } from './acts/return-envelope.ts';
import { deleteAttachment } from './attachments/delete-attachment.ts';
import { getAttachmentContent, listAttachments } from './attachments/read-attachments.ts';
import { uploadAttachment } from './attachments/upload-attachment.ts';
import { setNoAppearance } from './acts/set-no-appearance.ts';
import { sign } from './acts/sign.ts';

export const signingCalls = {
  uploadAttachment,
  deleteAttachment,
  listAttachments,
  getAttachmentContent,
  getSigning,
  sign,
  check,
  reject,
  authorizeParticipant,
  returnEnvelope,
  appendForms,
  updateAppendedForms,
  deleteAppendedForms,
  setNoAppearance,
} satisfies Partial<Handlers>;
