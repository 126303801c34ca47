import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listAddressBook } from './participants/address-book.ts';
import { cancelEnvelope } from './flow/cancel-envelope.ts';
import { copyEnvelope } from './drafts/copy-envelope.ts';
import { createEnvelope } from './drafts/create-envelope.ts';
import { addDocuments, deleteDocument, listDocumentsOf, replaceDocuments } from './documents/documents.ts';
import { addForms, listFormsOf, listParticipantForms, removeForms, updateForms } from './fields/forms.ts';
import { getDocumentContent } from './documents/get-content.ts';
import { getEnvelope } from './core/get-envelope.ts';
import { getLink } from './participants/get-link.ts';
import { labelEnvelopes } from './lists/label-envelopes.ts';
import { listActivities } from './lists/list-activities.ts';
import { countEnvelopes, listEnterpriseEnvelopes, listEnvelopes } from './lists/list-envelopes.ts';
import { listRelated } from './lists/list-related.ts';
import {
  addParticipants,
  deleteParticipants,
  listParticipants,
  updateParticipants,
} from './participants/participants.ts';
import { prolongEnvelope } from './flow/prolong.ts';
import { recycleEnvelope, restoreEnvelope } from './drafts/recycle.ts';
import { remindEnvelope } from './flow/remind.ts';
import { replaceParticipant } from './participants/replace-participant.ts';
import { revokeEnvelope } from './flow/revoke.ts';
import { startEnvelope } from './flow/start-envelope.ts';
import { updateEnvelope } from './drafts/update-envelope.ts';
import { listWaiting } from './lists/waiting.ts';

type Calls =
  | 'listEnvelopes'
  | 'listEnterpriseEnvelopes'
  | 'countEnvelopes'
  | 'listWaiting'
  | 'createEnvelope'
  | 'getEnvelope'
  | 'updateEnvelope'
  | 'startEnvelope'
  | 'revokeEnvelope'
  | 'remindEnvelope'
  | 'cancelEnvelope'
  | 'copyEnvelope'
  | 'listRelated'
  | 'prolongEnvelope'
  | 'recycleEnvelope'
  | 'restoreEnvelope'
  | 'labelEnvelopes'
  | 'listActivities'
  | 'listAddressBook'
  | 'getLink'
  | 'listDocuments'
  | 'addDocuments'
  | 'replaceDocuments'
  | 'deleteDocument'
  | 'getDocumentContent'
  | 'listParticipants'
  | 'addParticipants'
  | 'updateParticipants'
  | 'deleteParticipants'
  | 'replaceParticipant'
  | 'listForms'
  | 'addForms'
  | 'updateForms'
  | 'deleteForms'
  | 'listParticipantForms';

export const envelopeHandlers = (house: House): Handlers<Calls> => ({
  listEnvelopes: (call) => listEnvelopes(house, call),
  listEnterpriseEnvelopes: (call) => listEnterpriseEnvelopes(house, call),
  listWaiting: (call) => listWaiting(house, call),
  countEnvelopes: (call) => countEnvelopes(house, call),
  createEnvelope: (call) => createEnvelope(house, call),
  getEnvelope: (call) => getEnvelope(house, call),
  updateEnvelope: (call) => updateEnvelope(house, call),
  startEnvelope: (call) => startEnvelope(house, call),
  revokeEnvelope: (call) => revokeEnvelope(house, call),
  remindEnvelope: (call) => remindEnvelope(house, call),
  copyEnvelope: (call) => copyEnvelope(house, call),
  listRelated: (call) => listRelated(house, call),
  cancelEnvelope: (call) => cancelEnvelope(house, call),
  prolongEnvelope: (call) => prolongEnvelope(house, call),
  recycleEnvelope: (call) => recycleEnvelope(house, call),
  restoreEnvelope: (call) => restoreEnvelope(house, call),
  labelEnvelopes: (call) => labelEnvelopes(house, call),
  listActivities: (call) => listActivities(house, call),
  listAddressBook: (call) => listAddressBook(house, call),
  getLink: (call) => getLink(house, call),
  listDocuments: (call) => listDocumentsOf(house, call),
  addDocuments: (call) => addDocuments(house, call),
  replaceDocuments: (call) => replaceDocuments(house, call),
  deleteDocument: (call) => deleteDocument(house, call),
  getDocumentContent: (call) => getDocumentContent(house, call),
  listParticipants: (call) => listParticipants(house, call),
  addParticipants: (call) => addParticipants(house, call),
  updateParticipants: (call) => updateParticipants(house, call),
  deleteParticipants: (call) => deleteParticipants(house, call),
  replaceParticipant: (call) => replaceParticipant(house, call),
  listForms: (call) => listFormsOf(house, call),
  addForms: (call) => addForms(house, call),
  updateForms: (call) => updateForms(house, call),
  deleteForms: (call) => removeForms(house, call),
  listParticipantForms: (call) => listParticipantForms(house, call),
});
