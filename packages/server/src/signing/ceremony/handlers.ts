import type { Services } from '../../platform/config/services.ts';
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

export const signingHandlers = (services: Services): Handlers<Calls> => ({
  getSigning: (call) => getSigning(services, call),
  sign: (call) => sign(services, call),
  check: (call) => check(services, call),
  reject: (call) => reject(services, call),
  authorizeParticipant: (call) => authorizeParticipant(services, call),
  returnEnvelope: (call) => returnEnvelope(services, call),
  appendForms: (call) => appendForms(services, call),
  updateAppendedForms: (call) => updateAppendedForms(services, call),
  deleteAppendedForms: (call) => deleteAppendedForms(services, call),
  setNoAppearance: (call) => setNoAppearance(services, call),
});
