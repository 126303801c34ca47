import { defineText } from '../../../text/text.ts';

export const useGroupsText = defineText('pages/console/prepare/contact-groups');
