import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { onCommit } from '../../platform/database/database.ts';
import type { House } from '../../platform/config/house.ts';
import type { ShieldRow } from './store.ts';

/** The desktop that shows the QR code hears that something has changed, and asks what. */
const shieldChanged = ({ id, request }: Pick<ShieldRow, 'id' | 'request'>): PushMessage => ({
  actionType: 'SHIELD_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: toWsid('shield', id), envelopeWsid: toWsid('envelope', request.envelopeId) },
});

/** Tells it once the transaction is committed. */
export const tellDesktop = (
  { push }: Pick<House, 'push'>,
  row: Pick<ShieldRow, 'id' | 'request' | 'sessionId'>,
): void => onCommit(() => push.toSession(row.sessionId, shieldChanged(row)));
