import { defineText } from '../../../text/text.ts';

export const useAuthorityText = defineText('pages/operator/authority/text');
