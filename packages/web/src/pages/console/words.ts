import { defineText } from '../../text/text.ts';

export const useConsoleText = defineText('pages/console/words');
