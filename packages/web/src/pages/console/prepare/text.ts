import { defineText } from '../../../text/text.ts';

export const usePrepareText = defineText('pages/console/prepare/text');
