/** As in the contract: the input is trimmed and lower-cased. */
export const isLoginName = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{2,31}$/.test(text.trim().toLowerCase());
