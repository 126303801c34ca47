import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { appendForms, deleteAppendedForms, updateAppendedForms } from './acts/append-forms.ts';
import { authorizeParticipant } from './acts/authorize.ts';
import { check } from './acts/check.ts';
import { getSigning } from './acts/get-signing.ts';
import { reject } from './acts/reject.ts';
import { returnEnvelope } from './acts/return-envelope.ts';
import { setNoAppearance } from './acts/set-no-appearance.ts';
import { sign } from './acts/sign.ts';

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
