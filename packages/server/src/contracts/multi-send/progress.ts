import { toWsid } from '@countersign/domain';
import type { House } from '../../platform/config/house.ts';
import type { JobRow } from './store.ts';

/** Tells open pages of whoever started a job how far it is. */
export interface Progress {
  /** `isLast` is said at once, everything else at most every second: a page fetches what it shows. */
  tell(job: Pick<JobRow, 'id' | 'envelopeId' | 'personId'> | null, isLast: boolean): void;
}

const EVERY_MS = 1000;

export function progressOf({ push, clock }: Pick<House, 'push' | 'clock'>): Progress {
  const toldAt = new Map<string, number>();
  return {
    tell(job, isLast) {
      if (job === null) return;
      const now = clock.now().getTime();
      if (!isLast && now - (toldAt.get(job.id) ?? 0) < EVERY_MS) return;
      if (isLast) toldAt.delete(job.id);
      else toldAt.set(job.id, now);
      push.toPersons([job.personId], {
        actionType: 'MULTI_SEND_CHANGED',
        messageTitle: '',
        messageContent: '',
        attachMessage: { targertWsid: toWsid('job', job.id), envelopeWsid: toWsid('envelope', job.envelopeId) },
      });
    },
  };
}
