import { defineText } from '../../../text/text.ts';

export const useComplaintsText = defineText('pages/operator/complaints/text');
