import { defineText } from '../../../text/text.ts';

export const usePeopleText = defineText('pages/console/prepare/text-people');
