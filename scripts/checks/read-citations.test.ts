import { describe, expect, it } from 'vitest';
import { judgeCitations, judgeDecisions, judgeLinks, readAnchors, readCitations, uncited } from './read-citations.ts';

const anchorsIn = (text: string): string[] => readCitations(text).map(({ anchor }) => anchor);
const document = (text: string) => [{ path: 'docs/product/a.md', text }];

describe('a citation', () => {
  it.each([
    ['Spec §5', ['spec-5']],
    ['Spec §3 and §4', ['spec-3', 'spec-4']],
    ['(Rulings §1.3, §8.5)', ['rulings-1-3', 'rulings-8-5']],
    ['rulings §8.20: told', ['rulings-8-20']],
    ['security 6, 7, 15', ['security-6', 'security-7', 'security-15']],
    ['Security 61 and 69', ['security-61', 'security-69']],
    ['ux 6–8.', ['ux-6', 'ux-7', 'ux-8']],
    ['conventions, rule 10', ['conventions-10']],
    ['conventions, rules 3 and 4', ['conventions-3', 'conventions-4']],
    ['conventions 14: both', ['conventions-14']],
    ['RFC 5280 §4.1, security of 3, security 1.5, ux 40%', []],
  ])('%s is read as %j', (text, anchors) => {
    expect(anchorsIn(text)).toEqual(anchors);
  });

  it('may continue in the next line of a comment, and is reported with the line in which it begins', () => {
    expect(readCitations('/**\n * Nothing is added (Rulings §2,\n * §6.11; conventions,\n * rule 6).\n */')).toEqual([
      { anchor: 'rulings-2', line: 2 },
      { anchor: 'rulings-6-11', line: 2 },
      { anchor: 'conventions-6', line: 3 },
    ]);
  });

  it('without an anchor is a fault, as is a duplicate anchor', () => {
    const sources = [{ path: 'packages/a.ts', text: '// Spec §1\n// Spec §12' }];
    expect(judgeCitations(sources, document('<a id="spec-1"></a> <a id="ux-1"></a> <a id="ux-1"></a>'))).toEqual([
      'docs/product has the anchor ux-1 twice',
      'packages/a.ts:2 cites spec-12, which has no anchor in docs/product',
    ]);
  });
});

describe('an anchor', () => {
  it('is read in headings and list items', () => {
    expect(readAnchors('# <a id="rulings-1"></a>1\n1. <a id="rulings-1-1"></a>x')).toEqual([
      'rulings-1',
      'rulings-1-1',
    ]);
  });

  it('with a number is reported as long as nothing cites it or a line below it', () => {
    const documents = document(
      '<a id="rulings-8"></a><a id="rulings-8-1"></a><a id="rulings-8-2"></a><a id="spec-3-form"></a>',
    );
    expect(uncited([{ path: 'a.ts', text: 'Rulings §8.1' }], documents)).toEqual(['rulings-8-2']);
  });
});

it('a decision record has a number of its own, and a citation of one has its record', () => {
  const records = ['0001-a.md', '0002-b.md', '0002-c.md'].map((name) => ({ path: `docs/decisions/${name}`, text: '' }));
  expect(judgeDecisions([...records, { path: 'packages/a.ts', text: '// ADR 0001, ADR 0003' }])).toEqual([
    'docs/decisions has the number 0002 twice',
    'packages/a.ts cites ADR 0003, which is not in docs/decisions',
  ]);
});

describe('a link between documents', () => {
  const judge = (text: string) =>
    judgeLinks(document(text), (file) => file === 'docs/b.md' || file === 'docs/product/a.md');

  it.each(['[b](../b.md)', '[x](#a-b)\n## A *b*', '[x](#y)<a id="y"></a>', '[x](https://example.org/y)'])(
    'has a target: %s',
    (text) => {
      expect(judge(text)).toEqual([]);
    },
  );

  it.each(['[b](b.md)', '[x](#y)', '[x](a.md#y)', '<img src="b.png" alt="">'])('has no target: %s', (text) => {
    expect(judge(text)).toHaveLength(1);
  });
});
