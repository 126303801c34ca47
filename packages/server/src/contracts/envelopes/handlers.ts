import type { Services } from '../../platform/config/services.ts';
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

export const envelopeHandlers = (services: Services): Handlers<Calls> => ({
  listEnvelopes: (call) => listEnvelopes(services, call),
  listEnterpriseEnvelopes: (call) => listEnterpriseEnvelopes(services, call),
  listWaiting: (call) => listWaiting(services, call),
  countEnvelopes: (call) => countEnvelopes(services, call),
  createEnvelope: (call) => createEnvelope(services, call),
  getEnvelope: (call) => getEnvelope(services, call),
  updateEnvelope: (call) => updateEnvelope(services, call),
  startEnvelope: (call) => startEnvelope(services, call),
  revokeEnvelope: (call) => revokeEnvelope(services, call),
  remindEnvelope: (call) => remindEnvelope(services, call),
  copyEnvelope: (call) => copyEnvelope(services, call),
  listRelated: (call) => listRelated(services, call),
  cancelEnvelope: (call) => cancelEnvelope(services, call),
  prolongEnvelope: (call) => prolongEnvelope(services, call),
  recycleEnvelope: (call) => recycleEnvelope(services, call),
  restoreEnvelope: (call) => restoreEnvelope(services, call),
  labelEnvelopes: (call) => labelEnvelopes(services, call),
  listActivities: (call) => listActivities(services, call),
  listAddressBook: (call) => listAddressBook(services, call),
  getLink: (call) => getLink(services, call),
  listDocuments: (call) => listDocumentsOf(services, call),
  addDocuments: (call) => addDocuments(services, call),
  replaceDocuments: (call) => replaceDocuments(services, call),
  deleteDocument: (call) => deleteDocument(services, call),
  getDocumentContent: (call) => getDocumentContent(services, call),
  listParticipants: (call) => listParticipants(services, call),
  addParticipants: (call) => addParticipants(services, call),
  updateParticipants: (call) => updateParticipants(services, call),
  deleteParticipants: (call) => deleteParticipants(services, call),
  replaceParticipant: (call) => replaceParticipant(services, call),
  listForms: (call) => listFormsOf(services, call),
  addForms: (call) => addForms(services, call),
  updateForms: (call) => updateForms(services, call),
  deleteForms: (call) => removeForms(services, call),
  listParticipantForms: (call) => listParticipantForms(services, call),
});
