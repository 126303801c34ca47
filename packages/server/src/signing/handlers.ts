import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { authorizeParticipant } from './authorize.ts';
import { check } from './check.ts';
import { getSigning } from './get-signing.ts';
import { reject } from './reject.ts';
import { returnEnvelope } from './return-envelope.ts';
import { sign } from './sign.ts';

export const signingHandlers = (
  house: House,
): Handlers<'getSigning' | 'sign' | 'check' | 'reject' | 'returnEnvelope' | 'authorizeParticipant'> => ({
  getSigning: (call) => getSigning(house, call),
  sign: (call) => sign(house, call),
  check: (call) => check(house, call),
  reject: (call) => reject(house, call),
  authorizeParticipant: (call) => authorizeParticipant(house, call),
  returnEnvelope: (call) => returnEnvelope(house, call),
});
