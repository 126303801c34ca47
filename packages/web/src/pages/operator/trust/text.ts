import { defineText } from '../../../text/text.ts';

export const useTrustText = defineText('pages/operator/trust/text');
