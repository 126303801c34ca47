import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

describe('A key that comes twice in one object (security 26)', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"a":{"b":[{"c":1,"d":2,"c":3}]}}', 'c'],
    ['{"a":"\\\\","b":"\\"","a":0}', 'a'],
    ['{ "a" : [ 1 , 2 ] , "b" : "x,\\"a\\":1" , "a" : null }', 'a'],
    ['{"":1,"":2}', ''],
    ['[{"a":1},{"a":2}]', null],
    ['{"a":{"a":{"a":1}}}', null],
    ['{"a":"a","b":"a"}', null],
    ['["a","a"]', null],
    ['{"a":["a","b","a"],"b":{}}', null],
    ['"a"', null],
    ['1', null],
  ])('of %s is %j', (text, key) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(repeatedKey(text)).toBe(key);
  });

  it('is never found in serialised JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(repeatedKey(JSON.stringify(value))).toBeNull();
        expect(repeatedKey(JSON.stringify(value, null, 2))).toBeNull();
      }),
    );
  });
});
