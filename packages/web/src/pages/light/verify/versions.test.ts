import type { RevisionReport } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { type Change, type Version, fieldsOf, groupChanges, modesOf, pagesOf, pairOf } from './versions.ts';

const change = (object: string, what = 'SIGNED', rule: Change['rule'] = 'SIGNATURE'): Change => ({
  object,
  what,
  rule,
});
const version = (number: number, last: number, given: Partial<RevisionReport> = {}): Version => ({
  number,
  end: number * 100,
  kind: 'OTHER',
  fieldName: null,
  verdict: 'NONE',
  changes: [],
  signature: null,
  timestamp: null,
  isLast: number === last,
  ...given,
});

describe('Versions of a file', () => {
  const all = [
    version(1, 3),
    version(2, 3, { changes: [change('a')] }),
    version(3, 3, { changes: [change('page 2', 'PAGE_CHANGED:Contents', null)], verdict: 'SUSPICIOUS' }),
  ];
  const [first, second, third] = all as [Version, Version, Version];

  it('are compared with the previous one and with the current one, if there are such', () => {
    expect([
      modesOf(all, first),
      modesOf(all, second),
      modesOf(all, third),
      modesOf([first], { ...first, isLast: true }),
    ]).toEqual([['one', 'now'], ['one', 'before', 'now'], ['one', 'before'], ['one']]);
  });

  it('name the steps between them, and whether any of them is suspicious', () => {
    expect(pairOf(all, first, 'now')).toMatchObject({ older: first, newer: third, isSuspicious: true });
    expect(pairOf(all, first, 'now').changes).toHaveLength(2);
    expect(pairOf(all, second, 'before')).toMatchObject({ older: first, newer: second, isSuspicious: false });
    expect(pairOf(all, first, 'one')).toMatchObject({ older: null, newer: first, changes: [] });
  });
});

describe('Changes of a version', () => {
  it('distinguish pages, fields and objects', () => {
    const changes = [change('page 12'), change('page 3'), change('12 0'), change('Müller.name'), change('')];
    expect(pagesOf(changes)).toEqual([3, 12]);
    expect(fieldsOf(changes)).toEqual(['Müller.name']);
  });

  it('of one kind are grouped, and unexplained ones come first', () => {
    const groups = groupChanges([
      change('a'),
      change('b'),
      change('page 1', 'PAGE_CHANGED:Contents', null),
      change('page 2', 'PAGE_CHANGED:Annots', null),
    ]);
    expect(groups.map(({ rule, word, key, objects }) => [rule, word, key, objects.length])).toEqual([
      [null, 'PAGE_CHANGED', 'Contents', 1],
      [null, 'PAGE_CHANGED', 'Annots', 1],
      ['SIGNATURE', 'SIGNED', '', 2],
    ]);
  });
});
