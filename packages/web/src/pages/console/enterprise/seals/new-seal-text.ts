import { defineText } from '../../../../text/text.ts';

/** The texts of a new office seal: from a pattern, or from the impression of an existing seal. */
export const useNewSealText = defineText('pages/console/enterprise/seals/new-seal-text');
