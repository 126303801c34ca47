import { defineText } from '../../../text/text.ts';

export const useAuditText = defineText('pages/operator/audit/text');
