import { defineText } from '../../../text/text.ts';

export const useOrdersText = defineText('pages/operator/orders/text');
