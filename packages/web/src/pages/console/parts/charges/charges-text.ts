import { defineText } from '../../../../text/text.ts';

/** The texts of charges, packages, orders, bills and records of a person or an enterprise. */
export const useChargesText = defineText('pages/console/parts/charges/charges-text');
