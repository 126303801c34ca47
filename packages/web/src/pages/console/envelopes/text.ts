import { defineText } from '../../../text/text.ts';

export const useEnvelopesText = defineText('pages/console/envelopes/text');
