import { CallError, type EnvelopeRow } from '@countersign/contract';
import { describe, expect, test } from 'vitest';
import { BULK_ACTS, type BulkItem, again, itemsOf, mayDo, runBulk } from './bulk.ts';

const row = (envelopeWsid: string, change: Partial<EnvelopeRow> = {}) =>
  ({
    envelopeWsid,
    title: envelopeWsid,
    envelopeFlowType: 'SIGN_PROCESS',
    abilities: [],
    ...change,
  }) as unknown as EnvelopeRow;

describe('acts offered for many envelopes at once', () => {
  test.each([
    ['SIGN_PROCESS', ['edit', 'recycle'], ['recycle']],
    ['SIGN_PROCESS', ['revoke', 'remind', 'prolong'], ['remind', 'revoke']],
    ['SIGN_PROCESS', ['sign', 'reject'], ['sign']],
    ['CANCEL_PROCESS', ['sign', 'reject'], []],
    ['SIGN_PROCESS', ['download', 'restore'], ['download', 'restore']],
  ] as const)('%s with %j: %j', (envelopeFlowType, abilities, acts) => {
    const one = row('a', { envelopeFlowType, abilities: [...abilities] });
    expect(BULK_ACTS.filter((act) => mayDo(act, one))).toEqual(acts);
  });
});

describe('a bulk act', () => {
  const items = itemsOf([row('a'), row('b'), row('c')]);
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
