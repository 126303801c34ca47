import { defineText } from '../../../text/text.ts';

export const useUnreachedText = defineText('pages/operator/complaints/unreached-text');
