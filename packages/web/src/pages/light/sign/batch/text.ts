import { defineText } from '../../../../text/text.ts';

export const useBatchText = defineText('pages/light/sign/batch/text');
