import type { ParticipantStatus } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

export type Ended = 'done' | 'declined';
/** How the turn of a participant on this device ended. */
export const endedAs = (status: ParticipantStatus): Ended => (status.startsWith('ED_FAIL') ? 'declined' : 'done');

export const useInPersonText = defineText('pages/light/in-person/text');
