import { defineText } from '../../../text/text.ts';

/** The page behind an invitation and behind the link of an enterprise. */
export const useInvitationText = defineText('pages/light/invitation/text');
