import { defineText } from '../../text/text.ts';

/** The texts that all login and registration pages share. */
export const useEntryText = defineText('parts/entry/text');
