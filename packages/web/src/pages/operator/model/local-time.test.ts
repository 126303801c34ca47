import { expect, test } from 'vitest';
import { LOCAL_SPAN, instantOf } from './local-time.ts';

test.each(['2026-05-01T09:30', '2026-05-01T09:30:15'])('%s is interpreted in the reader’s time zone', (local) => {
  expect(instantOf(local)).toBe(new Date(local).toISOString());
});

test.each(Object.values(LOCAL_SPAN))('%s, at the ends of the range, is valid in every time zone', (local) => {
  expect(instantOf(local)).not.toBe('');
});

test.each(['0001-01-01T09:30', '1899-12-30T09:30', '9999-01-02T09:30', '99999-01-01T09:30'])(
  '%s is outside the range of years',
  (local) => {
    expect(instantOf(local)).toBe('');
  },
);

test.each(['', '2026-05-01', 'yesterday', '2026-13-01T09:30', '2026-05-01T09:30Z', '2026-05-01T99:99'])(
  '%j is not a time and adds no filter',
  (local) => {
    expect(instantOf(local)).toBe('');
  },
);
