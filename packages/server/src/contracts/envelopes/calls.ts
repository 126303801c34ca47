import type { Handlers } from '../../platform/index.ts';
import { getEnvelope } from './core/get-envelope.ts';
import { addDocuments, deleteDocument, listDocuments, replaceDocuments } from './documents/documents.ts';
import { getDocumentContent } from './documents/get-content.ts';
import { copyEnvelope } from './drafts/copy-envelope.ts';
import { createEnvelope } from './drafts/create-envelope.ts';
import { recycleEnvelope, restoreEnvelope } from './drafts/recycle.ts';
import { updateEnvelope } from './drafts/update-envelope.ts';
import { addForms, deleteForms, listForms, listParticipantForms, updateForms } from './fields/forms.ts';
import { cancelEnvelope } from './flow/cancel-envelope.ts';
import { prolongEnvelope } from './flow/prolong.ts';
import { remindEnvelope } from './flow/remind.ts';
import { revokeEnvelope } from './flow/revoke.ts';
import { startEnvelope } from './flow/start-envelope.ts';
import { labelEnvelopes } from './lists/label-envelopes.ts';
import { listActivities } from './lists/list-activities.ts';
import { countEnvelopes, listEnterpriseEnvelopes, listEnvelopes } from './lists/list-envelopes.ts';
import { listRelated } from './lists/list-related.ts';
import { listWaiting } from './lists/waiting.ts';
import { listAddressBook } from './participants/address-book.ts';
import { listReturned } from './participants/list-returned.ts';
import { getLink } from './participants/get-link.ts';
import {
  addParticipants,
  deleteParticipants,
  listParticipants,
  updateParticipants,
} from './participants/participants.ts';
import { replaceParticipant } from './participants/replace-participant.ts';

export const envelopeCalls = {
  listEnvelopes,
  listEnterpriseEnvelopes,
  listWaiting,
  countEnvelopes,
  createEnvelope,
  getEnvelope,
  updateEnvelope,
  startEnvelope,
  revokeEnvelope,
  remindEnvelope,
  copyEnvelope,
  listRelated,
  cancelEnvelope,
  prolongEnvelope,
  recycleEnvelope,
  restoreEnvelope,
  labelEnvelopes,
  listActivities,
  listAddressBook,
  getLink,
  listReturned,
  listDocuments,
  addDocuments,
  replaceDocuments,
  deleteDocument,
  getDocumentContent,
  listParticipants,
  addParticipants,
  updateParticipants,
  deleteParticipants,
  replaceParticipant,
  listForms,
  addForms,
  updateForms,
  deleteForms,
  listParticipantForms,
} satisfies Partial<Handlers>;
