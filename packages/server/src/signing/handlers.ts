import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { appendForms, deleteAppendedForms, updateAppendedForms } from './append-forms.ts';
import { authorizeParticipant } from './authorize.ts';
import { check } from './check.ts';
import { getSigning } from './get-signing.ts';
import { reject } from './reject.ts';
import { returnEnvelope } from './return-envelope.ts';
import { setNoAppearance } from './set-no-appearance.ts';
import { sign } from './sign.ts';

type Calls =
  | 'getSigning'
  | 'sign'
  | 'check'
  | 'reject'
  | 'returnEnvelope'
  | 'authorizeParticipant'
  | 'appendForms'
  | 'updateAppendedForms'
  | 'deleteAppendedForms'
  | 'setNoAppearance';

export const signingHandlers = (house: House): Handlers<Calls> => ({
  getSigning: (call) => getSigning(house, call),
  sign: (call) => sign(house, call),
  check: (call) => check(house, call),
  reject: (call) => reject(house, call),
  authorizeParticipant: (call) => authorizeParticipant(house, call),
  returnEnvelope: (call) => returnEnvelope(house, call),
  appendForms: (call) => appendForms(house, call),
  updateAppendedForms: (call) => updateAppendedForms(house, call),
  deleteAppendedForms: (call) => deleteAppendedForms(house, call),
  setNoAppearance: (call) => setNoAppearance(house, call),
});
