import { defineText } from '../../text/text.ts';

/** Spec §5 "New password, by check code". */
export const usePasswordFaultText = defineText('parts/password/faults');

export const usePasswordText = defineText('parts/password/text');
