import parse, { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile';

// The one file that knows the library of phone numbers. Pages load it only where a person types or reads a foreign number:
// by default they have phone-shape.ts in its place (`imports` of package.json).

/** A country as in ISO 3166-1, two letters. */
export const MAINLAND = 'CN';
const MAINLAND_CODE = '86';
const MAINLAND_PHONE = /^1[3-9]\d{9}$/;

/**
 * The canonical form of a mobile number outside of the Mainland, E.164, from a text with its country code (+44 (0)7911 123456);
 * null if no such number is assigned. Fixed lines, premium rates and satellite telephones are refused: a text message does not
 * reach them, or costs much more.
 */
export function foreignPhone(text: string): string | null {
  const number = parse(text, { extract: false });
  if (number?.country === undefined || number.ext !== undefined || !number.isValid()) return null;
  return number.countryCallingCode === MAINLAND_CODE ? null : number.number;
}

const asParsed = (phone: string) => parse(MAINLAND_PHONE.test(phone) ? `+${MAINLAND_CODE}${phone}` : phone);

/** The country of a phone number in its canonical form; null for anything else. */
export const countryOfPhone = (phone: string): string | null => asParsed(phone)?.country ?? null;

/**
 * A phone number in its canonical form as a person in `country` reads it: in the national form of their own country code, else in
 * the international one. A Mainland number keeps its eleven digits in the Mainland (Spec §5); anything else is unchanged.
 */
export function formatPhone(phone: string, country: string): string {
  const number = asParsed(phone);
  if (number === undefined) return phone;
  if (!isSupportedCountry(country) || getCountryCallingCode(country) !== number.countryCallingCode)
    return number.formatInternational();
  return number.countryCallingCode === MAINLAND_CODE ? phone : number.formatNational();
}

/**
 * The canonical form of a number that a person types after choosing its country: with or without its country code, in any
 * spelling. Null if it is none.
 */
export function phoneIn(country: string, typed: string): string | null {
  if (!isSupportedCountry(country)) return null;
  const number = parse(typed.normalize('NFKC'), { defaultCountry: country, extract: false });
  if (number === undefined) return null;
  if (number.countryCallingCode === MAINLAND_CODE)
    return MAINLAND_PHONE.test(number.nationalNumber) ? number.nationalNumber : null;
  return foreignPhone(number.number);
}

/** Every country with its country code, such as DE and +49. */
export const phoneCountries = (): readonly (readonly [country: string, code: string])[] =>
  getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`] as const);
