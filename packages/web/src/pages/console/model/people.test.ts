import type { EnvelopeRow } from '@countersign/contract';
import { expect, test } from 'vitest';
import { isStuck, rowActOf } from './people.ts';

const row = (reasons: readonly ('LEFT' | null)[], isSender = true): EnvelopeRow =>
  ({
    envelopeShownStatus: 'WAITING_OTHERS',
    completing: false,
    participants: [
      { actionType: 'SENDER', isMe: isSender, sequence: 0 },
      ...reasons.map((unavailable) => ({ actionType: 'SIGNER', atTurn: true, isMe: false, sequence: 1, unavailable })),
    ],
  }) as unknown as EnvelopeRow;

test.each([
  ['someone who can act', row([null]), 'remind'],
  ['one who left beside one who can act', row(['LEFT', null]), 'remind'],
  ['only people who left', row(['LEFT', 'LEFT']), 'unstick'],
  ['only people who left, in a contract of someone else', row(['LEFT'], false), 'view'],
] as const)('A contract that waits for %s offers its act', (_who, envelope, act) => {
  expect(rowActOf(envelope)).toBe(act);
  expect(isStuck(envelope)).toBe(act === 'unstick' || act === 'view');
});
