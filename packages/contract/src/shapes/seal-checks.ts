import { SEAL_CHECK_STATUSES, SEAL_NAME_CHECKS } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';
import { href } from './entities.ts';

/** A seal whose picture an operator compares with the verified name of its enterprise (Rulings §8.13). */
export const sealCheck = z.object({
  officeSealWsid: z.string(),
  /** The free name of the seal, as its maker gave it. */
  name: z.string(),
  nameCheck: z.enum(SEAL_NAME_CHECKS),
  checkStatus: z.enum(SEAL_CHECK_STATUSES),
  pictureHref: href,
  enterpriseWsid: z.string(),
  /** Null if the enterprise is not verified now: then the picture cannot be accepted. */
  verifiedName: z.string().nullable(),
  /** The unified social credit code, or the registration number. */
  code: z.string().nullable(),
  /** The verified legal representative, for a seal with a personal name. */
  legalName: z.string().nullable(),
  authorName: z.string(),
  createdDatetime: wireDate,
  /** Refused earlier pictures of this enterprise. */
  refusedBefore: z.number(),
  checkedBy: z.string().nullable(),
  checkedDatetime: wireDate.nullable(),
  reason: z.string().nullable(),
});
export type SealCheck = z.output<typeof sealCheck>;
