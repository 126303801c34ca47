import { defineText } from '../../../text/text.ts';

/** Whole sentences, as they could stand in a letter to a court. */
export const useStatementText = defineText('pages/light/verify/statement-text');
