import { defineText } from '../../../text/text.ts';

export const useHomeText = defineText('pages/console/home/text');
