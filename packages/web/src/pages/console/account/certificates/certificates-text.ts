import { defineText } from '../../../../text/text.ts';

export const useCertificatesText = defineText('pages/console/account/certificates/certificates-text');
