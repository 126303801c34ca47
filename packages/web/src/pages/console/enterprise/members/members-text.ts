import { defineText } from '../../../../text/text.ts';

/** The texts of the members of the enterprise and their departments. */
export const useMembersText = defineText('pages/console/enterprise/members/members-text');
