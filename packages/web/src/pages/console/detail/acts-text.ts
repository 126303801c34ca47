import { defineText } from '../../../text/text.ts';

/** The acts of the sender on an envelope, and those of each account on its own list. */
export const useActsText = defineText('pages/console/detail/acts-text');
