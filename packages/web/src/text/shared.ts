import { defineText } from './text.ts';

/** The texts that every screen shares. */
export const useSharedText = defineText('text/shared');
