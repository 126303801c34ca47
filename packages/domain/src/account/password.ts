import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';

/** Check codes of Spec §5 "New password"; 0 is a good password, 999 is 'password invalid'. */
export const PASSWORD_CHECK_CODES = [0, 101, 201, 202, 203, 204, 205, 206, 999] as const;
export type PasswordCheckCode = (typeof PASSWORD_CHECK_CODES)[number];

/** Checks a password in the browser, the only place that sees it (Spec §5, Rulings §5.5). */
export function checkPassword(password: string): PasswordCheckCode {
  if (password === '') return 101;
  if (/\s/u.test(password)) return 201;
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 204;
  if (length > PASSWORD_MAX) return 205;
  if (/^\d+$/u.test(password)) return 202;
  if (/^[^\p{L}\p{N}]+$/u.test(password)) return 203;
  if (/^\p{L}+$/u.test(password)) return 206;
  return /\p{Cc}|\p{Cs}/u.test(password) ? 999 : 0;
}

/** The text whose SHA-256 is sent instead of a password (Rulings §5.5). */
export const passwordPreimage = (kind: 'login' | 'sign', password: string): string =>
  `${kind}:v1:${password.normalize('NFC')}`;

const WIRE_FORM = /^[0-9a-f]{64}$/;
export const isWirePassword = (text: string): boolean => WIRE_FORM.test(text);
