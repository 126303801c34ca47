import { LANGUAGE_TAGS } from '../../packages/contract/src/text/languages.ts';
import { describe, expect, it } from 'vitest';
import { exceptionsOf, glossaryOf, judgeGlossary, leftInEnglish, translationsInto, wordsIn } from './glossary.ts';

/** More exceptions than this mean that a term is chosen or matched badly. */
const EXCEPTIONS_MAX = 40;
const text = (english: string, own: string, chinese = '') => ({ place: 'web/x#text.a', english, chinese, own });
const TERMS = [
  { en: 'certificate', to: ['Zertifikat'] },
  { en: 'certificate authority', to: ['Zertifizierungsstelle'] },
  { en: 'authority', to: ['Behörde'] },
];
const judged = (english: string, own: string, exceptions: Parameters<typeof judgeGlossary>[1] = []) =>
  judgeGlossary(TERMS, exceptions, [
    text(english, own),
    {
      ...text('certificate, authority, certificate authority', 'Zertifikat, Behörde, Zertifizierungsstelle'),
      place: 'all',
    },
  ]);
const problemOf = (term: string) => [expect.stringContaining(`web/x#text.a: "${term}"`)];

describe('A translated text', () => {
  it('has a word of the glossary for each term', () => {
    expect(judged('Two certificates', 'Zwei Zertifikate')).toEqual([]);
    expect(judged('Two certificates', 'Zwei Bescheinigungen')).toEqual(problemOf('certificate'));
  });

  it('has it for the longest term, not for its parts', () => {
    expect(judged('The certificate authority', 'Die Zertifizierungsstelle')).toEqual([]);
    expect(judged('The certificate authority', 'Die Zertifikatsbehörde')).toEqual(problemOf('certificate authority'));
  });

  it('is compared by whole words, without variables and commands', () => {
    expect(judged('An uncertificated {authority}; npm run certificate -- list', 'Ohne')).toEqual([]);
  });

  it('may leave out what the Chinese text leaves out, if the term says so', () => {
    const terms = [{ en: 'signer', to: ['簽署人'], zh: ['签署人'] }];
    expect(judgeGlossary(terms, [], [text('A signer', '每人', '每人')])).toEqual([]);
    expect(judgeGlossary(terms, [], [text('A signer', '每人', '每个签署人')])).toEqual(problemOf('signer'));
  });

  it('may be an exception, which must be needed', () => {
    const exception = { term: 'certificate', text: 'web/x#*', why: 'a deed' };
    expect(judged('Two certificates', 'Zwei Urkunden', [exception])).toEqual([]);
    expect(judged('Two certificates', 'Zwei Urkunden', [{ ...exception, text: 'web/x#text.b' }])).toHaveLength(2);
    expect(judged('Two certificates', 'Zwei Zertifikate', [exception])).toEqual([
      'exception "certificate" of web/x#*: no text needs it',
    ]);
  });

  it('has its words in the code of a function', () => {
    expect(wordsIn('(n) => `${n} ${n === 1 ? "seal" : "seals"} left`')).toBe('   seal seals  left');
  });

  it('is not the English one', () => {
    expect(leftInEnglish([text('Kind', 'Kind'), text('Kind', '种类'), text('{kind}', '{kind}')])).toEqual([
      'web/x#text.a: Kind',
    ]);
  });

  it('exists for each term', () => {
    expect(judgeGlossary([{ en: 'horse', to: ['Pferd'] }], [], [])).toEqual(['"horse": no text has this term']);
  });
});

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== 'zh-CN' && tag !== 'en'))('The glossary of %s', (tag) => {
  it('names terms once and has reasons for its exceptions', () => {
    const terms = glossaryOf(tag).map(({ en }) => en);
    expect(terms.length).toBeGreaterThan(40);
    expect(terms).toEqual([...new Set(terms)]);
    expect(exceptionsOf(tag).length).toBeLessThanOrEqual(EXCEPTIONS_MAX);
    for (const { why } of exceptionsOf(tag)) expect(why).toMatch(/\w{3}/);
  });

  it('is used by all texts', async () => {
    const texts = await translationsInto(tag);
    expect(judgeGlossary(glossaryOf(tag), exceptionsOf(tag), texts)).toEqual([]);
    if (/^(?:zh|ja|ko)/.test(tag)) expect(leftInEnglish(texts)).toEqual([]);
  });
});
