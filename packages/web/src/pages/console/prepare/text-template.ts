import { defineText } from '../../../text/text.ts';

/** The texts of the three steps when a template is laid out instead of an envelope. */
export const useTemplateText = defineText('pages/console/prepare/text-template');
