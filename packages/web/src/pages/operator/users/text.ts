import { defineText } from '../../../text/text.ts';

export const useUsersText = defineText('pages/operator/users/text');
