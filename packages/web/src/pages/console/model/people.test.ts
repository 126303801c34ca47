import type { EnvelopeRow } from '@countersign/contract';
import { expect, test } from 'vitest';
import { isStuck, rowActOf } from './people.ts';

const row = (reasons: readonly ('LEFT' | null)[], abilities: EnvelopeRow['abilities'] = []): EnvelopeRow =>
  ({
    envelopeShownStatus: 'WAITING_OTHERS',
    abilities,
    participants: [
      { actionType: 'SENDER', isMe: true, sequence: 0 },
      ...reasons.map((unavailable) => ({ actionType: 'SIGNER', atTurn: true, isMe: false, sequence: 1, unavailable })),
    ],
  }) as unknown as EnvelopeRow;

test.each([
  ['someone who can act', row([null], ['remind']), 'remind'],
  ['one who left beside one who can act', row(['LEFT', null], ['remind']), 'remind'],
  ['only people who left', row(['LEFT', 'LEFT']), 'unstick'],
  ['others, in a contract of someone else', row([null]), 'view'],
] as const)('A contract that waits for %s offers its act', (_who, envelope, act) => {
  expect(rowActOf(envelope)).toBe(act);
  expect(isStuck(envelope)).toBe(act === 'unstick');
});

test.each([
  ['WAITING_ME_SIGN', 'SIGN_PROCESS', ['sign', 'reject'], 'sign'],
  ['WAITING_ME_CHECK', 'SIGN_PROCESS', ['check'], 'check'],
  ['CANCEL_WAITING_ME', 'CANCEL_PROCESS', ['check'], 'confirm'],
  ['WAITING_JOIN_ENTERPRISE', 'SIGN_PROCESS', ['reject'], 'join'],
  ['DRAFT', 'SIGN_PROCESS', ['edit', 'recycle'], 'continue'],
  ['RECYCLED', 'SIGN_PROCESS', ['restore'], 'restore'],
  ['WAITING_ME_SIGN', 'SIGN_PROCESS', [], 'view'],
  ['ED_SUCCESS', 'SIGN_PROCESS', ['download', 'copy', 'recycle'], 'view'],
] as const)('A row in %s of a %s with %j offers: %s', (envelopeShownStatus, envelopeFlowType, abilities, act) => {
  expect(rowActOf({ ...row([]), envelopeShownStatus, envelopeFlowType, abilities: [...abilities] })).toBe(act);
});
