import { CallError, type EnvelopeRow, type Participant } from '@countersign/contract';
import { describe, expect, test } from 'vitest';
import { BULK_ACTS, type BulkItem, again, itemsOf, mayDo, runBulk } from './bulk.ts';

const person = (isMe: boolean, actionType: string, atTurn: boolean) =>
  ({ actionType, isMe, atTurn, sequence: 1 }) as unknown as Participant;
const row = (envelopeShownStatus: string, status: string, sent: boolean, completing = false) =>
  ({
    envelopeWsid: envelopeShownStatus,
    title: envelopeShownStatus,
    envelopeShownStatus,
    status,
    completing,
    participants: [person(sent, 'SENDER', false), person(!sent, 'SIGNER', status === 'ING_PROCESS')],
  }) as unknown as EnvelopeRow;

describe('acts offered for many envelopes at once', () => {
  test.each([
    ['DRAFT', 'DRAFT', true, ['recycle']],
    ['TIMED', 'TIMED', true, []],
    ['WAITING_OTHERS', 'ING_PROCESS', true, ['remind', 'revoke']],
    ['WAITING_ME_SIGN', 'ING_PROCESS', false, ['sign']],
    ['WAITING_ME_CHECK', 'ING_PROCESS', false, []],
    ['ED_SUCCESS', 'ED_SUCCESS', false, ['download', 'recycle']],
    ['REJECT', 'ED_FAIL_REJECT', true, ['recycle']],
    ['RECYCLED', 'ED_FAIL_REJECT', true, ['restore']],
    ['RECYCLED', 'ED_SUCCESS', true, ['download', 'restore']],
  ])('%s (%s, sent: %s): %j', (shown, status, sent, acts) => {
    expect(BULK_ACTS.filter((act) => mayDo(act, row(shown, status, sent)))).toEqual(acts);
  });
  test('one that is being completed is left alone', () => {
    expect(BULK_ACTS.filter((act) => mayDo(act, row('WAITING_OTHERS', 'ING_PROCESS', true, true)))).toEqual([]);
  });
});

describe('a bulk act', () => {
  const items = itemsOf([row('a', 'DRAFT', true), row('b', 'DRAFT', true), row('c', 'DRAFT', true)]);
  const states = (list: readonly BulkItem[]) => list.map(({ state }) => state).join(' ');

  test('gives each envelope its own result and retries those that failed', async () => {
    const seen: string[] = [];
    const options = { onChange: (list: readonly BulkItem[]) => seen.push(states(list)), isOver: () => false };
    const first = await runBulk(
      items,
      async (id) => {
        if (id === 'b') throw new CallError(409, { message: 'no', requestId: 'r-1' });
      },
      options,
    );
    expect(states(first)).toBe('done failed done');
    expect(first[1]).toMatchObject({ message: 'no', requestId: 'r-1' });
    expect(seen).toContain('done running waiting');
    const asked: string[] = [];
    const second = await runBulk(again(first), async (id) => asked.push(id), options);
    expect([asked, states(second)]).toEqual([['b'], 'done done done']);
  });

  test('stops when the user stops it', async () => {
    let done = 0;
    const act = async () => (done += 1);
    const last = await runBulk(items, act, { onChange: () => {}, isOver: () => done === 1 });
    expect(states(last)).toBe('done waiting waiting');
  });
});
