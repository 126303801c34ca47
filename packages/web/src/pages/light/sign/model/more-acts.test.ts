import { expect, it } from 'vitest';
import { moreActs } from './more-acts.ts';

it.each([
  ['SIGN_PROCESS', 'SIGNER', ['handOn', 'giveBack', 'reject']],
  ['SIGN_PROCESS', 'CHECKER', ['handOn']],
  ['CANCEL_PROCESS', 'SIGNER', ['rejectVoid']],
  ['CANCEL_PROCESS', 'CHECKER', []],
] as const)('The alternatives to finishing: %s, %s (Rulings §2, §3)', (envelopeFlowType, actionType, acts) => {
  expect(moreActs({ envelopeFlowType }, { actionType })).toEqual(acts);
});
