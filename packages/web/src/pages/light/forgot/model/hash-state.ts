import { CODE_DIGITS } from '@countersign/domain';
import { accountInHash, hashValues } from '../../../../parts/entry/hash-values.ts';

/** Spec §2 "Forgot-password page": stage, account and captcha are kept in the URL hash. */
export interface HashState {
  readonly stage: 0 | 1 | 2;
  /** The phone number or e-mail address; empty where none was given yet. */
  readonly account: string;
  /** The six digits that were accepted at stage 0. */
  readonly captcha: string;
}

const DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Reads a hash with or without its `#`; an invalid one gives stage 0. */
export function parseHash(hash: string): HashState {
  const values = hashValues(hash);
  const account = accountInHash(hash);
  const captcha = values.get('captcha') ?? '';
  const stage = values.get('stage');
  if (stage === '2') return { stage: 2, account, captcha: '' };
  if (stage === '1' && account !== '' && DIGITS.test(captcha)) return { stage: 1, account, captcha };
  return { stage: 0, account, captcha: '' };
}

/** The hash without its `#`. */
export function formatHash({ stage, account, captcha }: HashState): string {
  const parts = [`stage=${stage}`];
  if (account !== '') parts.push(`account=${encodeURIComponent(account)}`);
  if (captcha !== '') parts.push(`captcha=${encodeURIComponent(captcha)}`);
  return parts.join('&');
}
