import { defineText } from '../../../text/text.ts';

export const useScanPageText = defineText('pages/light/scan/text');
