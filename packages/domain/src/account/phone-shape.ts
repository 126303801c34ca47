/**
 * What pages know of foreign phone numbers without the library, which is a quarter of what the login page may load: the form of
 * E.164. The server judges with phone-numbers.ts, which takes this file's place there.
 */
export const foreignPhone = (text: string): string | null => (/^\+(?!86)[1-9]\d{6,14}$/.test(text) ? text : null);
