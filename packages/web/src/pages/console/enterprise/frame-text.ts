import { defineText } from '../../../text/text.ts';

/** The titles of the enterprise sections. */
export const useFrameText = defineText('pages/console/enterprise/frame-text');
