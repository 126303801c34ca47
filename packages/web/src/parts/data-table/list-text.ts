import { defineText } from '../../text/text.ts';

export const useListText = defineText('parts/data-table/list-text');
