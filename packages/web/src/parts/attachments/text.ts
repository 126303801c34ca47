import { defineText } from '../../text/text.ts';

export const useAttachmentText = defineText('parts/attachments/text');
