import { defineText } from '../../../text/text.ts';

export const useProfileText = defineText('pages/console/account/profile-text');
