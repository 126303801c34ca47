import { defineText } from '../../text/text.ts';

export const useSignatureText = defineText('parts/signature/text');
