import { defineText } from '../../../../text/text.ts';

export const useNoticesText = defineText('pages/console/account/notices/notices-text');
