import { defineText } from '../../../../text/text.ts';

export const useRolesText = defineText('pages/console/enterprise/roles/roles-text');
