import { defineText } from '../../../text/text.ts';

export const useRequestsText = defineText('pages/operator/requests/text');
