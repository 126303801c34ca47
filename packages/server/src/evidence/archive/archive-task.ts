import {
  type LastTimestamp,
  type ValidationData,
  beginDocumentTimestamp,
  joinRevision,
  lastTimestamp,
  validationRevision,
} from '@countersign/pdf';
import { task } from '../../platform/workers/tasks.ts';

/** The last document time-stamp of a file of ours; null where it carries none. */
export const findLastTimestamp = task(async ({ base }: { readonly base: Uint8Array }): Promise<LastTimestamp | null> =>
  lastTimestamp(base),
);

/** Validation data, where any of it is new, and behind it the place of the next document time-stamp. */
export const beginRenewal = task(
  async ({
    base,
    data,
    fieldId,
    reserve,
  }: {
    readonly base: Uint8Array;
    readonly data: ValidationData;
    readonly fieldId: string;
    readonly reserve: number;
  }) => {
    const validation = validationRevision(base, data);
    const open = beginDocumentTimestamp(joinRevision(base, validation), { fieldId, reserve });
    return { validation, open };
  },
);
