import { defineText } from '../../../../text/text.ts';

export const usePasswordsText = defineText('pages/console/account/security/passwords-text');
