import { documentCalls, envelopeCalls, formCalls, participantCalls, signingCalls } from './envelopes.ts';
import { fileCalls, sealCalls, verificationCalls } from './files.ts';
import { descriptionCalls, evaluationCalls, linkCalls, pkiCalls } from './public.ts';
import { codeCalls, sessionCalls, userCalls } from './sessions.ts';

/** Every call of the product by its name (Spec §7, Rulings §2). */
export const api = {
  ...sessionCalls,
  ...codeCalls,
  ...userCalls,
  ...fileCalls,
  ...sealCalls,
  ...verificationCalls,
  ...envelopeCalls,
  ...documentCalls,
  ...participantCalls,
  ...formCalls,
  ...signingCalls,
  ...linkCalls,
  ...evaluationCalls,
  ...pkiCalls,
  ...descriptionCalls,
};
export type Api = typeof api;
export type CallName = keyof Api;
