import { defineText } from '../../../../text/text.ts';

/** The texts of every permission key (Spec §6); a key without a text is a type error. */
export const usePermissionText = defineText('pages/console/enterprise/roles/permission-text');
