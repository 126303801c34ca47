import { defineText } from '../../../text/text.ts';

export const useLandingText = defineText('pages/light/landing/text');
