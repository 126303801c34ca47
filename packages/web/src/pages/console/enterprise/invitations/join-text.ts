import { defineText } from '../../../../text/text.ts';

export const useJoinText = defineText('pages/console/enterprise/invitations/join-text');
