import { defineText } from '../../../text/text.ts';

export const useIdentityText = defineText('pages/operator/identity/text');
