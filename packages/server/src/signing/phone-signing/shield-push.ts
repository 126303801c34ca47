import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Services, onCommit } from '../../platform/index.ts';
import type { ShieldRow } from './store.ts';

/** Tells the desktop that shows the QR code that something has changed; it then fetches the state. */
const shieldChanged = ({ id, request }: Pick<ShieldRow, 'id' | 'request'>): PushMessage => ({
  actionType: 'SHIELD_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: toWsid('shield', id), envelopeWsid: toWsid('envelope', request.envelopeId) },
});

/** Sends the push once the transaction is committed. */
export const tellDesktop = (
  { push }: Pick<Services, 'push'>,
  row: Pick<ShieldRow, 'id' | 'request' | 'sessionId'>,
): void => onCommit(() => push.toSession(row.sessionId, shieldChanged(row)));
