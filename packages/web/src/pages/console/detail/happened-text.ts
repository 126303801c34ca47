import { defineText } from '../../../text/text.ts';

/** `ofVoiding` comes before `usual` in a CANCEL_PROCESS. */
export const useHappenedText = defineText('pages/console/detail/happened-text');
