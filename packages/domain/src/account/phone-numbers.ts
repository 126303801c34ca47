import parse, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

// The one file that knows the library of phone numbers; pages have phone-shape.ts in its place (`imports` of package.json).

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

/** The country of a phone number in its canonical form, two letters as in ISO 3166-1; null for anything else. */
export const countryOfPhone = (phone: string): string | null =>
  parse(MAINLAND_PHONE.test(phone) ? `+${MAINLAND_CODE}${phone}` : phone)?.country ?? null;

/** Every country with its country code, such as DE and +49. */
export const phoneCountries = (): readonly (readonly [country: string, code: string])[] =>
  getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`] as const);
