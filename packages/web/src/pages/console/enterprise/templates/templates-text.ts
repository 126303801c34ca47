import { defineText } from '../../../../text/text.ts';

/** The texts of the list of templates and of one template. */
export const useTemplatesText = defineText('pages/console/enterprise/templates/templates-text');
