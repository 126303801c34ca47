import { defineText } from '../../../text/text.ts';

/** The texts of the void flow, which has its own branch and banner (ux 34). */
export const useVoidText = defineText('pages/console/detail/void-text');
