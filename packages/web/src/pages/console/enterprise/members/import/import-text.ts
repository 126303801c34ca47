import { defineText } from '../../../../../text/text.ts';

/** The texts of the import of members from a table. */
export const useImportText = defineText('pages/console/enterprise/members/import/import-text');
