import { CHANNELS, MESSAGE_KINDS } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

/** A notice by SMS or e-mail about an envelope, as its sender may see it. */
export const notice = z.object({
  noticeWsid: z.string(),
  participantWsid: z.string().nullable(),
  channel: z.enum(CHANNELS),
  status: z.enum(['WAITING', 'SENT', 'FAILED']),
  attempts: z.number(),
  error: z.string().nullable(),
  createdDatetime: wireDate,
  sentDatetime: wireDate.nullable(),
  deliveredDatetime: wireDate.nullable().describe('when the carrier reported that it arrived, if it reports that'),
});
export type Notice = z.output<typeof notice>;

/** A line of the message list in the reader's language, with the field names of the push (Spec §3, Rulings §8.6). */
export const message = z.object({
  messageWsid: z.string(),
  actionType: z.enum(MESSAGE_KINDS),
  messageTitle: z.string(),
  messageContent: z.string(),
  isread: z.boolean(),
  createdDatetime: wireDate,
  attachMessage: z.object({ targertWsid: z.string().nullable(), envelopeWsid: z.string().nullable() }),
});
export type Message = z.output<typeof message>;
