import { defineText } from '../../../../text/text.ts';

export const useIdentityText = defineText('pages/console/account/identity/identity-text');
