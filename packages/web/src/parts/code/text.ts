import { defineText } from '../../text/text.ts';

export const useCodeText = defineText('parts/code/text');
