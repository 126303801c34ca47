import { defineText } from '../../../text/text.ts';

/** The event in words, by the kind of its row. */
export const useAuditKindText = defineText('pages/operator/audit/kind-text');
