import {
  type LastTimestamp,
  type ValidationData,
  beginDocumentTimestamp,
  joinRevision,
  lastTimestamp,
  validationRevision,
} from '@countersign/pdf';
import { task } from '../../platform/index.ts';

/** Returns the last document time-stamp of a file of this platform; null if there is none. */
export const findLastTimestamp = task(async ({ base }: { readonly base: Uint8Array }): Promise<LastTimestamp | null> =>
  lastTimestamp(base),
);

/** Returns the new validation data, if any, followed by the place of the next document time-stamp. */
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
