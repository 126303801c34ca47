import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './logging.ts';

describe('An error in the log', () => {
  it('of a query contains no value that a user typed', () => {
    const cause = Object.assign(new Error('value out of range'), { code: '22003' });
    const told = JSON.stringify(
      describeError(new DrizzleQueryError('insert into person values ($1)', ['13800000001'], cause)),
    );
    expect(told).toContain('insert into person');
    expect(told).toContain('22003');
    expect(told).not.toContain('13800000001');
  });
});
