import {
  envelopeViewer as envelopeViewerTable,
  envelopeWords as envelopeWordsTable,
} from '../../platform/database/schema/envelope-lists.ts';
import {
  envelope as envelopeTable,
  envelopeDocument as envelopeDocumentTable,
  revision as revisionTable,
} from '../../platform/database/schema/envelopes.ts';
import { participant as participantTable } from '../../platform/database/schema/participants.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const envelope = readable(envelopeTable, [
  'id',
  'senderId',
  'senderMemberId',
  'title',
  'status',
  'currentSequence',
  'prepareState',
  'cancelsId',
  'voidedAt',
  'voidReason',
  'isBstEditing',
  'contractNumber',
  'evidenceDigest',
  'evidenceEndsAt',
  'evidenceAlgorithm',
  'archiveEndsAt',
  'archiveAlgorithm',
  'completedAt',
]);
export const envelopeDocument = readable(envelopeDocumentTable, [
  'envelopeId',
  'fileId',
  'addedOrder',
  'completedDigest',
]);
export const envelopeViewer = readable(envelopeViewerTable, ['accountId', 'personId', 'envelopeId', 'enterpriseId']);
export const envelopeWords = readable(envelopeWordsTable, ['envelopeId']);
export const participant = readable(participantTable, [
  'id',
  'envelopeId',
  'personId',
  'memberId',
  'enterpriseId',
  'phone',
  'email',
  'identifyingContact',
  'actionType',
  'status',
  'authLevel',
]);
export const revision = readable(revisionTable, [
  'id',
  'envelopeId',
  'fileId',
  'number',
  'kind',
  'previousDigest',
  'digest',
  'bytes',
  'participantId',
  'sequence',
  'createdAt',
]);
