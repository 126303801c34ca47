import { defineText } from '../../../../text/text.ts';

export type ContactKind = 'phone' | 'email';

export const useContactsText = defineText('pages/console/account/security/contacts-text');
