import { defineText } from '../../../text/text.ts';

export const useHealthText = defineText('pages/operator/health/text');
