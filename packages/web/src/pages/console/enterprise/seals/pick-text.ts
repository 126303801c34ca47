import { defineText } from '../../../../text/text.ts';

/** The texts of the pick lists. */
export const usePickText = defineText('pages/console/enterprise/seals/pick-text');
