import { defineText } from '../../../text/text.ts';

export const useRetentionText = defineText('pages/console/parts/retention-text');
