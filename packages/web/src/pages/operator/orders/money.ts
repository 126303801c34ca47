import { language } from '../../../text/text.ts';

/** An amount in minor units as the reader writes money. */
export const moneyText = (minor: number, currency: string): string =>
  new Intl.NumberFormat(language(), { style: 'currency', currency }).format(minor / 100);

/** What was typed as an amount, in minor units; null if it is none. At most two digits follow the point. */
export function minorOf(typed: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(/[,，\s]/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
