import { defineText } from '../../../text/text.ts';

export const useStatisticsText = defineText('pages/operator/statistics/text');
