import { defineText } from '../../../text/text.ts';

export const useBulkRecipientsText = defineText('pages/console/prepare/bulk-text');
