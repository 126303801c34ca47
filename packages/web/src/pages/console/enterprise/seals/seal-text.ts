import { defineText } from '../../../../text/text.ts';

/** The texts of the page of one seal. */
export const useSealText = defineText('pages/console/enterprise/seals/seal-text');
