import { defineText } from '../../text/text.ts';

export const useScanText = defineText('parts/scan/text');
