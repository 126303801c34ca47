import { expect, test } from 'vitest';
import { instantOf } from './local-time.ts';

test.each(['2026-05-01T09:30', '2026-05-01T09:30:15'])('%s is meant in the zone of its reader', (local) => {
  expect(instantOf(local)).toBe(new Date(local).toISOString());
});

test.each(['', '2026-05-01', 'yesterday', '2026-13-01T09:30', '2026-05-01T09:30Z', '2026-05-01T99:99'])(
  '%j is no time and asks for nothing',
  (local) => {
    expect(instantOf(local)).toBe('');
  },
);
