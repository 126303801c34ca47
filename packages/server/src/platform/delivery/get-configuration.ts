import type { Api } from '@countersign/contract';
import { CODE_CHANNELS } from '@countersign/domain';
import type { Handler } from '../http/index.ts';
import { deliverableContacts } from './outbox.ts';

/** Says which kinds of contact may be used at all. */
export const getConfiguration: Handler<Api['getConfiguration']> = async ({ config }) => {
  const delivers = deliverableContacts(config);
  const channels = CODE_CHANNELS.filter((channel) => (channel === 'EMAIL' ? delivers.EMAIL : delivers.PHONE));
  return { configuration: { mode: config.mode, channels, signatureLevel: config.signatureLevel } };
};
