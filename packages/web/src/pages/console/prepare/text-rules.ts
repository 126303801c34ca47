import { defineText } from '../../../text/text.ts';

/** The texts of the rules of a field. */
export const useRuleText = defineText('pages/console/prepare/text-rules');
