import { defineText } from '../../text/text.ts';

export const useMessagesText = defineText('parts/messages/text');
