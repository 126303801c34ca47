import { defineText } from '../../../text/text.ts';

export const useDetailText = defineText('pages/console/detail/text');
