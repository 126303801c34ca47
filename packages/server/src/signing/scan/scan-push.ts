import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';

/** The content is the scanWsid, for a page that has shown several; the target is the drawing. */
export const scanPush = (
  actionType: 'SCAN_OPENED' | 'SCAN_RESULT',
  { scanId, targertWsid }: { readonly scanId: string; readonly targertWsid: string | null },
): PushMessage => ({
  actionType,
  messageTitle: '',
  messageContent: toWsid('scan', scanId),
  attachMessage: { targertWsid, envelopeWsid: null },
});
