import { z } from 'zod';
import { PUSH_ACTIONS } from '../realtime/events.ts';

export const pushMessage = z.object({
  actionType: z.enum(PUSH_ACTIONS),
  messageTitle: z.string(),
  messageContent: z.string(),
  /** `targertWsid` is the specification's spelling (Spec §3). */
  attachMessage: z.object({ targertWsid: z.string().nullable(), envelopeWsid: z.string().nullable() }),
});
export type PushMessage = z.output<typeof pushMessage>;
