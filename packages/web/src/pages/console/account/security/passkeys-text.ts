import { defineText } from '../../../../text/text.ts';

export const usePasskeysText = defineText('pages/console/account/security/passkeys-text');
