import { defineText } from '../../../text/text.ts';

export const useOperatorLoginText = defineText('pages/operator/login/text');
