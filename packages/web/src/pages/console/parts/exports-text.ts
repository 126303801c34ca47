import { defineText } from '../../../text/text.ts';

export const useExportsText = defineText('pages/console/parts/exports-text');
