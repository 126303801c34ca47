import { defineText } from '../../../text/text.ts';

export const useSharedFilesText = defineText('pages/light/shared/text');
