import fc from 'fast-check';
import parse from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { contactSearch, maskContact, normaliseContact, publicName } from './contact.ts';
import { countryOfPhone, phoneCountries } from './phone-numbers.ts';
import { foreignPhone } from './phone-shape.ts';
import { shownContact } from './shown-contact.ts';

/** The library's example of a mobile number in each country: its national digits. */
const EXAMPLES = Object.entries(examples as Record<string, string>).map(([country, national]) => {
  const number = parse(national, country as 'DE');
  if (number === undefined) throw new Error(`no example for ${country}`);
  return { country, number, canonical: country === 'CN' ? national : number.number };
});
const anyExample = fc.constantFrom(...EXAMPLES);
/** Puts separators between the digits of a number, as people and address books do. */
const spelled = (text: string, separators: readonly string[]): string =>
  [...text].map((one, at) => one + (separators[at % separators.length] ?? '')).join('');
const separators = fc.array(fc.constantFrom('', '', ' ', '-', '\u2011', '.', '\u00a0', '\u200b'), { minLength: 3 });

describe('Phone numbers of every country', () => {
  it('have an example in each country that can be chosen', () => {
    expect(phoneCountries().map(([country]) => country)).toEqual(EXAMPLES.map(({ country }) => country).toSorted());
    expect(EXAMPLES.length).toBeGreaterThan(240);
  });

  it('have one canonical form, whatever the spelling (security 10)', () => {
    fc.assert(
      fc.property(
        anyExample,
        separators,
        fc.constantFrom('+', '00', '\uff0b'),
        ({ number, canonical }, marks, plus) => {
          const digits = number.number.slice(1);
          expect(normaliseContact(plus + spelled(digits, marks))).toEqual({ kind: 'phone', value: canonical });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are read in both of their forms, and again in the canonical one', () => {
    for (const { country, number, canonical } of EXAMPLES) {
      expect(normaliseContact(number.formatInternational())?.value).toBe(canonical);
      expect(normaliseContact(canonical)?.value).toBe(canonical);
      expect(normaliseContact(shownContact(canonical))?.value).toBe(canonical);
      // Countries of one plan of numbers (+44, +1) share some of them.
      expect(parse(number.number)?.countryCallingCode).toBe(
        parse(country === 'CN' ? `+86${canonical}` : canonical)?.countryCallingCode,
      );
      expect(countryOfPhone(canonical)).not.toBeNull();
    }
  });

  it('are masked to their beginning and at most four digits, at least four of them hidden', () => {
    for (const { number, canonical } of EXAMPLES) {
      const masked = maskContact(canonical);
      const [start = '', end = ''] = masked.split('****');
      expect([start.length, canonical.startsWith(start), canonical.endsWith(end)]).toEqual([3, true, true]);
      expect(end.length).toBeLessThanOrEqual(4);
      expect(canonical.length - start.length - end.length).toBeGreaterThanOrEqual(4);
      expect(normaliseContact(masked)).toBeNull();
      expect(publicName(number.formatInternational())).toBe(masked);
    }
  });

  it('are found by each part, in any form', () => {
    for (const { number, canonical } of EXAMPLES) {
      for (const typed of [number.formatInternational(), number.number, canonical, number.nationalNumber])
        expect(canonical).toContain(contactSearch(typed));
      for (const length of [6, 8])
        expect(canonical).toContain(contactSearch(number.formatInternational().slice(0, length)));
    }
  });

  it.each([
    ['a fixed line', '+44 20 7946 0958'],
    ['a fixed line of the Mainland', '+86 10 1234 5678'],
    ['a premium rate', '+1 900 555 2671'],
    ['a number without charge', '+1 800 555 2671'],
    ['a satellite telephone', '+870 301 234 567'],
    ['an extension', '+44 7911 123456 x5'],
    ['too few digits', '+44 7911 1234'],
    ['too many digits', '+44 7911 1234567'],
    ['a country code that is not assigned', '+999 123 456 789'],
    ['words around it', 'call +44 7911 123456'],
    ['no country', '07911 123456'],
  ])('are refused: %s', (_what, typed) => {
    expect(normaliseContact(typed)).toBeNull();
  });

  it('are shown in the groups of their country, as by the library', () => {
    // Numbers of Kazakhstan are written like those of Russia, whose code they have.
    const abroad = EXAMPLES.filter(({ country }) => country !== 'CN' && country !== 'KZ');
    expect(abroad.map(({ number }) => shownContact(number.number))).toEqual(
      abroad.map(({ number }) => number.formatInternational()),
    );
  });

  it.each([
    ['+447911123456', '+44 7911 123456'],
    ['+12015550123', '+1 201 555 0123'],
    ['+861', '+861'],
    ['13800000001', '13800000001'],
    ['138****0001', '138****0001'],
    ['+44****3456', '+44****3456'],
    ['wang@example.com', 'wang@example.com'],
    ['+999123456789', '+999123456789'],
    ['', ''],
  ])('%s is shown as %s', (contact, shown) => {
    expect(shownContact(contact)).toBe(shown);
  });

  it('have the form that pages know without the library', () => {
    for (const { country, canonical } of EXAMPLES)
      expect(foreignPhone(canonical)).toBe(country === 'CN' ? null : canonical);
    for (const typed of ['+8613800000001', '+44', '+0123456789', '447911123456'])
      expect(foreignPhone(typed)).toBeNull();
  });

  it.each([
    ['+44 7911', '+447911'],
    ['07911 12', '791112'],
    ['+86 138', '138'],
    ['138-0000', '1380000'],
    ['0', '0'],
    ['wang', 'wang'],
    ['wang@', 'wang@'],
    ['张三', '张三'],
  ])('are looked for by %j as %j', (typed, part) => {
    expect(contactSearch(typed)).toBe(part);
  });
});
