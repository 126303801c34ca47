import { PARTICIPANT_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { inPersonRoutes } from '../routes/in-person.ts';
import { wireDate } from '../shapes/basics.ts';
import { participantParams, wsid } from './envelope-params.ts';

const someone = z.object({ participantWsid: wsid, name: z.string() });
const inPerson = z.object({
  envelopeWsid: wsid,
  title: z.string(),
  hostName: z.string().describe('Who handed the device over: only they can log in on it'),
  startedDatetime: wireDate,
  waiting: z
    .array(someone)
    .describe('Who may act on this device now; the one it was handed to is the first, if they still have to act'),
  last: someone
    .extend({ status: z.enum(PARTICIPANT_STATUSES) })
    .nullable()
    .describe('The last one who has acted on it'),
  isFinished: z.boolean().describe('Everyone has acted, or the contract has ended'),
});

/** Signing on the device of the sender, whose session is over until they log in again (Rulings §8.27, security 78). */
export const inPersonCalls = endpoints(inPersonRoutes, {
  startInPerson: {
    access: 'envelope:sender',
    summary:
      'Hand this device to a participant: ends the session of the caller and answers with one that only lets participants of this contract prove themselves',
    params: participantParams,
    body: z.strictObject({}).optional(),
    response: z.object({ inPerson }),
  },
  getInPerson: {
    access: 'public',
    summary: 'What this device was handed over for; null if it was not',
    response: z.object({ inPerson: inPerson.nullable() }),
  },
  leaveInPerson: {
    access: 'public',
    summary:
      'The device is given back, after an act or without one: the next person proves themself by a code of their own; nothing happens on a device that was not handed over',
    body: z.strictObject({}).optional(),
    response: z.object({}),
  },
});
