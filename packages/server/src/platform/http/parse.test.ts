import { describe, expect, it } from 'vitest';
import { parseJson } from './parse.ts';
import { Refused } from './refused.ts';

/** The refusal of a body, and the field it names. */
function refusalOf(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof Refused) return `${error.refusal.error} ${String(error.refusal.params['field'])}`;
    throw error;
  }
  return 'none';
}

describe('A value that no field can hold is refused anywhere in a body, before the schema is checked (security 26)', () => {
  it.each([
    ['{"metadata":{"__proto__":{"isOwner":true}}}', 'ERROR_UNKNOWN_FIELD __proto__'],
    ['{"metadata":[{"a":{"__proto__":1}}]}', 'ERROR_UNKNOWN_FIELD __proto__'],
    ['{"metadata":{"a":1e400}}', 'ERROR_MALFORMED metadata.a'],
    ['{"metadata":{"a":-1e400}}', 'ERROR_MALFORMED metadata.a'],
    ['{"metadata":{"a":"x\\u0000y"}}', 'ERROR_MALFORMED metadata.a'],
    ['{"metadata":{"x\\u0000y":1}}', 'ERROR_MALFORMED metadata'],
    ['{"metadata":{"a":"\\ud800"}}', 'ERROR_MALFORMED metadata.a'],
    ['{"metadata":{"a":1,"a":2}}', 'ERROR_MALFORMED a'],
    ['{"metadata":', 'ERROR_MALFORMED body'],
    ['{"metadata":{"a":1.5e300,"constructor":{"prototype":1},"b":"\\ud83d\\ude00"}}', 'none'],
  ])('%s: %s', (text, refusal) => expect(refusalOf(text)).toBe(refusal));

  it('also ten thousand levels of objects and of lists', () => {
    for (const [open, close] of [
      ['{"a":', '}'],
      ['[', ']'],
    ] as const)
      expect(refusalOf(`${open.repeat(10_000)}1${close.repeat(10_000)}`)).toMatch(/^ERROR_MALFORMED /);
  });

  it('and accepts every other object unchanged', () => {
    refusalOf('{"__proto__":{"polluted":true}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
