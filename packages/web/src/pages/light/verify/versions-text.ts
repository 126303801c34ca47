import { defineText } from '../../../text/text.ts';

/** The history of a file, version by version, and the rule that explains each change. */
export const useVersionsText = defineText('pages/light/verify/versions-text');
