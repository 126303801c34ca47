import { defineText } from '../../../../text/text.ts';

/** The texts of the authorisations of a seal. */
export const useAuthorizeText = defineText('pages/console/enterprise/seals/authorize-text');
