// Envelopes: drafts, documents, participants, forms, the flow, and the lists of them.
export { envelopeCalls } from './calls.ts';
export {
  type Resting,
  type StoredReport,
  appendRevisions,
  confirmForms,
  markMadeByKey,
  saveAct,
  saveEvidence,
  saveResting,
} from './core/act-store.ts';
export { demandNamed } from './core/demand-named.ts';
export { ENVELOPE_RULES, type EnvelopeQuestion } from './core/envelope-access.ts';
export {
  type EnvelopeRow,
  type LoadedEnvelope,
  type ParticipantRow,
  loadEnvelopeFacts,
  readEnvelopeFacts,
  participantFactsOf,
  wasAsked,
} from './core/facts.ts';
export { demandFieldLimit, formFacts } from './core/field-limit.ts';
export {
  TIMESTAMP_FIELD_NAME,
  fieldTexts,
  fieldsOfForm,
  formFieldName,
  invisibleFieldDocument,
  invisibleFieldName,
  signatureFormOf,
  timestampFieldName,
} from './core/field-plan.ts';
export { saveFacts } from './core/flow-store.ts';
export { readEnvelope } from './core/get-envelope.ts';
export { findHoldings, holdsRole } from './core/holdings.ts';
export { type Identified, demandIdentified, provedContacts } from './core/identify.ts';
export { PREPARE_JOB, STOP_TIMED_JOB } from './core/job-kinds.ts';
export { findNames, participantEnterpriseSource } from './core/known-names.ts';
export { loadForAct } from './core/load-for-act.ts';
export { demandRules } from './core/rules.ts';
export { withCopiedRules } from './core/copied-rules.ts';
export { presentDocument, presentEnvelope, presentForm, presentParticipant, presentSettings } from './core/present.ts';
export { findPersons } from './core/persons.ts';
export { type Reader, accountOf, asSender, demandId, readerOf } from './core/reader.ts';
export { hasLeft, hasLiveScope } from './core/scope.ts';
export {
  type DocumentRow,
  type FormRow,
  deleteDraftDocuments,
  deleteDraftParticipants,
  deleteFormRows,
  findBstFiles,
  findContent,
  findDocuments,
  findForms,
  insertDocument,
  insertEnvelope,
  insertForms,
  insertParticipants,
  insertRevision,
  updateEnvelopeRow,
  updateForm,
  updateParticipant,
} from './core/store.ts';
export { refreshViewers } from './core/viewers.ts';
export { loadWhole } from './core/whole-envelope.ts';
export { archiveNames, safeName } from './documents/archive-names.ts';
export { listWholeViews } from './documents/document-views.ts';
export { demandLimits, documentFacts } from './documents/documents.ts';
export { plannedFields } from './documents/prepare-plan.ts';
export { prepareDocument } from './documents/prepare-task.ts';
export { type Successor, changeSender, succeedTurn } from './drafts/change-sender.ts';
export { copiedForms, copiedParticipants } from './drafts/copy-envelope.ts';
export { DEFAULT_TIMEZONE, insertDraft } from './drafts/create-envelope.ts';
export { presentForms } from './fields/forms.ts';
export { type FormFields, type GivenForm, demandGlyphs, judgeForm } from './fields/judge-form.ts';
export { type After, type Ending, type Keeper, findEndings, isDraftUnchanged } from './flow/ended-contracts.ts';
export { eraseEnded, removeEnded, wsidOf } from './flow/remove-ended.ts';
export { envelopeJobs } from './flow/jobs.ts';
export { planReminders } from './flow/remind.ts';
export { PREPARE_SETTLED_SIGNAL, sendEnvelope } from './flow/start-envelope.ts';
export { renderVoidAgreement } from './flow/void-agreement-task.ts';
export { voidOriginal } from './flow/void-original.ts';
export {
  bindEnterpriseName,
  bindMemberToParticipants,
  bindPersonToParticipants,
  bindRows,
  findNamedEnterprise,
  personsByContact,
  refreshRoleEnvelopes,
  reopenLostRoles,
} from './participants/bind-person.ts';
export { demandColleague, findColleague, renewColleagues } from './participants/colleagues.ts';
export { handOver, successorRow } from './participants/hand-over.ts';
export {
  type GivenParticipant,
  judgeContact,
  judgeIdentifying,
  judgeParticipant,
} from './participants/judge-participant.ts';
export { demandDistinct, demandEnterprise } from './participants/participants.ts';
export { demandRoles, findWaitingForRole } from './participants/role-waits.ts';
export { draftsAfter, eraseDraft } from './drafts/erase-draft.ts';
