import { defineText } from '../../../text/text.ts';

export const useOperatorsText = defineText('pages/operator/operators/text');
