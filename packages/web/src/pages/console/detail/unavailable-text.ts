import { defineText } from '../../../text/text.ts';

/** What to do when a contract waits for someone who can no longer act. */
export const useUnavailableText = defineText('pages/console/detail/unavailable-text');
