import { defineText } from '../../../text/text.ts';

export const useReportText = defineText('pages/light/report/text');
