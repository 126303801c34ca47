import { audit as auditTable, auditWaiting as auditWaitingTable } from '../../platform/database/schema/trust.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const audit = readable(auditTable, [
  'id',
  'number',
  'at',
  'kind',
  'envelopeId',
  'participantId',
  'personId',
  'sessionId',
  'actorName',
  'ip',
  'userAgent',
  'requestId',
  'detail',
  'previousHash',
  'hash',
  'version',
]);
export const auditWaiting = readable(auditWaitingTable, ['number', 'auditId']);
