import { defineText } from '../../../text/text.ts';

/** The texts of the properties of one kind of field. */
export const useKindText = defineText('pages/console/prepare/text-kinds');
