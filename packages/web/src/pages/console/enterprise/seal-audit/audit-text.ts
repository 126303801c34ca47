import { defineText } from '../../../../text/text.ts';

/** The texts of the seal-audit page: new seals to check, applications for use. */
export const useAuditText = defineText('pages/console/enterprise/seal-audit/audit-text');
