import { defineText } from '../../../../text/text.ts';

/** The texts of invitations by contact, of the invitation link and of applications to join. */
export const useInvitationsText = defineText('pages/console/enterprise/invitations/invitations-text');
