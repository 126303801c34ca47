import { describe, expect, it } from 'vitest';
import { labelCalls } from '../contracts/index.ts';
import { scanCalls } from '../signing/index.ts';
import { joinCalls } from './join-calls.ts';

describe('The calls of all features', () => {
  it('are one table', () => {
    expect(joinCalls(labelCalls, scanCalls)).toEqual({ ...labelCalls, ...scanCalls });
  });

  it('are implemented once each', () => {
    const { addLabels, openScan } = { ...labelCalls, ...scanCalls };
    expect(() => joinCalls(labelCalls, scanCalls, { addLabels, openScan })).toThrow(
      'Two features implement addLabels, openScan.',
    );
  });

  it('have a type that names exactly the given ones', () => {
    const joined = joinCalls(labelCalls, scanCalls);
    expect(joined.openScan).toBe(scanCalls.openScan);
    // @ts-expect-error: no list implements it
    expect(joined.ping).toBeUndefined();
  });
});
