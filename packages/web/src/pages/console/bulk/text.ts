import { defineText } from '../../../text/text.ts';

export const useBulkText = defineText('pages/console/bulk/text');
