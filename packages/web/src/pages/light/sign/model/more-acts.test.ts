import { expect, it } from 'vitest';
import { moreActs } from './more-acts.ts';

it.each([
  ['SIGN_PROCESS', ['sign', 'reject', 'return', 'handOn'], ['handOn', 'giveBack', 'reject']],
  ['SIGN_PROCESS', ['check', 'handOn'], ['handOn']],
  ['CANCEL_PROCESS', ['sign', 'reject'], ['rejectVoid']],
  ['CANCEL_PROCESS', ['check'], []],
] as const)('The alternatives to finishing: %s, %j (Rulings §2, §3)', (envelopeFlowType, abilities, acts) => {
  expect(moreActs({ envelopeFlowType }, { abilities: [...abilities] })).toEqual(acts);
});
