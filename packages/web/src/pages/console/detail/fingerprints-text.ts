import { defineText } from '../../../text/text.ts';

export const useFingerprintsText = defineText('pages/console/detail/fingerprints-text');
