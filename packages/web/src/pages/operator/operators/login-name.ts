/** As the contract has it: what is typed is trimmed and read in small letters. */
export const isLoginName = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{2,31}$/.test(text.trim().toLowerCase());
