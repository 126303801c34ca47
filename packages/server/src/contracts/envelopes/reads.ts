/** Exports for other features of the server. */
export {
  type EnvelopeRow,
  type LoadedEnvelope,
  type ParticipantRow,
  loadEnvelopeFacts,
  participantFactsOf,
  wasAsked,
} from './core/facts.ts';
export { saveFacts } from './core/flow-store.ts';
export { refreshViewers } from './core/viewers.ts';
export {
  bindMemberToParticipants,
  bindRows,
  findNamedEnterprise,
  personsByContact,
  refreshRoleEnvelopes,
  reopenLostRoles,
} from './participants/bind-person.ts';
export { findWaitingForRole } from './participants/role-waits.ts';
export { voidOriginal } from './flow/void-original.ts';
export { type Successor, changeSender, succeedTurn } from './drafts/change-sender.ts';
export { handOver, successorRow } from './participants/hand-over.ts';
export { judgeContact, judgeIdentifying } from './participants/judge-participant.ts';
export { findNames, participantEnterpriseSource } from './core/known-names.ts';
export { findHoldings } from './core/holdings.ts';
export { loadForAct } from './core/load-for-act.ts';
export { presentDocument, presentEnvelope, presentForm, presentParticipant } from './core/present.ts';
export { type Reader, accountOf, asSender, readerOf } from './core/reader.ts';
export { type DocumentRow, type FormRow, findPersons, findDocuments, findForms } from './core/store.ts';
