import { language } from '../../../../text/text.ts';

/** Money in minor units as its reader writes it; without cents where there are none. */
export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(language(), {
    ...{ style: 'currency', currency },
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
