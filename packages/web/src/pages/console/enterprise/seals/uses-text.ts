import { defineText } from '../../../../text/text.ts';

/** The texts of the use log of one seal, or of all. */
export const useUsesText = defineText('pages/console/enterprise/seals/uses-text');
