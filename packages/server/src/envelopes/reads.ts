/** What other features of the server may use of this one. */
export {
  type EnvelopeRow,
  type LoadedEnvelope,
  type ParticipantRow,
  loadEnvelopeFacts,
  participantFactsOf,
  wasAsked,
} from './facts.ts';
export { saveFacts } from './flow-store.ts';
export { refreshViewers } from './viewers.ts';
export {
  bindEnterpriseName,
  bindMemberToParticipants,
  bindPersonToParticipants,
  bindRows,
  findNamedEnterprise,
  personsByContact,
  refreshRoleEnvelopes,
} from './bind-person.ts';
export { findWaitingForRole } from './role-waits.ts';
export { voidOriginal } from './void-original.ts';
export { type Successor, changeSender, succeedTurn } from './change-sender.ts';
export { handOver, heirRow } from './hand-over.ts';
export { judgeContact, judgeIdentifying } from './judge-participant.ts';
export { findHoldings, loadForAct } from './load-for-act.ts';
export { presentDocument, presentEnvelope, presentForm, presentParticipant } from './present.ts';
export { type Reader, accountOf, readerOf } from './reader.ts';
export { type DocumentRow, type FormRow, findPersons, listDocuments, listForms } from './store.ts';
