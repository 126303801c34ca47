import { defineText } from '../../../../text/text.ts';

/** The texts of the enterprise profile and of its waiting tasks. */
export const useProfileText = defineText('pages/console/enterprise/profile/profile-text');
