import { defineText } from '../../../text/text.ts';

export const useForgotText = defineText('pages/light/forgot/text');
