import { defineText } from '../../../text/text.ts';

export const useReviewText = defineText('pages/operator/identity/review-text');
