import { defineText } from '../../../text/text.ts';

export const useDirectoryText = defineText('pages/operator/directory/text');
