import { defineText } from '../../../../text/text.ts';

/** The texts of the seals a member may use, of those to apply for, and of the applications. */
export const useMySealsText = defineText('pages/console/enterprise/seals/my-seals-text');
