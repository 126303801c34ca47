import { defineText } from '../../../text/text.ts';

export const useEnterpriseText = defineText('pages/console/enterprise/text');
