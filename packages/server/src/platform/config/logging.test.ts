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

  it('of another program contains no address, number or value that it repeats', () => {
    const mail = new Error(
      'all recipients were rejected: 550 5.1.1 <li.lei@mail.example.com>: no such user, +86 138 0000 0001',
    );
    const told = JSON.stringify(describeError(mail));
    expect(told).toContain('550 5.1.1 <(address)>: no such user, (number)');
    expect(told).not.toMatch(/li\.lei|0000/);
    const value = Object.assign(new Error('invalid input syntax for type uuid: "王小明"'), {
      code: '22P02',
      severity: 'ERROR',
    });
    expect(describeError(value)).toMatchObject({ message: 'invalid input syntax for type uuid', code: '22P02' });
  });
});
