import { defineText } from '../../text/text.ts';

export const usePaperText = defineText('parts/paper/text');
