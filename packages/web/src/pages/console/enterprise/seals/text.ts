import { defineText } from '../../../../text/text.ts';

/** The texts of the office seals of an enterprise: cards, groups and acts. */
export const useSealsText = defineText('pages/console/enterprise/seals/text');
