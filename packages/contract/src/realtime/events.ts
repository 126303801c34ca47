import { z } from 'zod';

/** Socket namespaces (Spec §7 "Real-time channels"). */
export const BACKEND_NAMESPACE = '/backend';
/** Carries ids only; the client fetches what they name (conventions "Events"). */
export const PUSH_MESSAGE_EVENT = 'push-message';

export const PUSH_ACTIONS = ['ENVELOPE_CHANGED', 'FILE_CHANGED', 'CODE_RESULT', 'SESSION_ENDED'] as const;
export const pushMessage = z.object({
  actionType: z.enum(PUSH_ACTIONS),
  messageTitle: z.string(),
  messageContent: z.string(),
  /** `targertWsid` is the specification's spelling (Spec §3). */
  attachMessage: z.object({ targertWsid: z.string().nullable(), envelopeWsid: z.string().nullable() }),
});
export type PushMessage = z.output<typeof pushMessage>;
