import { defineText } from '../../../../text/text.ts';

/** The texts of the page of disabled members. */
export const useForbiddenText = defineText('pages/console/enterprise/forbidden/forbidden-text');
