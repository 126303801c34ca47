import { toWsid } from '@countersign/domain';
import type { Services } from '../../platform/index.ts';
import type { JobRow } from './store.ts';

/** Reports the progress of a job to the open pages of the person who started it. */
export interface Progress {
  /** `isLast` is sent at once, everything else at most once a second: a page fetches the data itself. */
  tell(job: Pick<JobRow, 'id' | 'envelopeId' | 'personId'> | null, isLast: boolean): void;
}

const EVERY_MS = 1000;

export function progressOf({ push, clock }: Pick<Services, 'push' | 'clock'>): Progress {
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
