import { defineText } from '../../text/text.ts';

/** The texts that every page of the operator console shares. */
export const useOperatorText = defineText('pages/operator/words');
