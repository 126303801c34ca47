import { language } from '../../../../text/text.ts';

/** Formats money given in minor units in the locale of the user; without decimals if they are zero. */
export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(language(), {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
