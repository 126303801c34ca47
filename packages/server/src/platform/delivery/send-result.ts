import type { Channel } from '@countersign/domain';

/** Why a provider does not deliver a message, as far as Spec §8 has a number for it. */
export type RefusalReason = 'BLACKLISTED' | 'FREQUENTLY' | 'AMOUNT_OUT_LIMIT';

/** Spec §8 "Sending codes (code sender, local codes)": text messages and calls have numbers of their own. */
const TEXT_CODES: Readonly<Record<RefusalReason, number>> = {
  BLACKLISTED: 100_500_205,
  FREQUENTLY: 100_500_208,
  AMOUNT_OUT_LIMIT: 100_500_210,
};
const VOICE_CODES: Readonly<Record<RefusalReason, number>> = {
  BLACKLISTED: 100_500_707,
  FREQUENTLY: 100_500_213,
  AMOUNT_OUT_LIMIT: 100_500_706,
};

/**
 * The provider refused the message for good: trying again is useless. `reason` is null where §8 has no number for it; the contact
 * `isUnknown` where it is the recipient that the provider refused, which counts like a report that comes back later.
 */
export class CarrierRefusal extends Error {
  override readonly name = 'CarrierRefusal';
  readonly reason: RefusalReason | null;
  readonly isUnknown: boolean;
  constructor(message: string, reason: RefusalReason | null, { isUnknown = false } = {}) {
    super(message);
    this.reason = reason;
    this.isUnknown = isUnknown;
  }
}

/** The result that is pushed to a page that waits for a code: SUCCESS, FAILED, or the number of Spec §8 as text. */
export type SendResult = string;
export const SUCCESS: SendResult = 'SUCCESS';

export function failureOf(channel: Channel, error: unknown): SendResult {
  if (!(error instanceof CarrierRefusal) || error.reason === null) return 'FAILED';
  return String((channel === 'VOICE' ? VOICE_CODES : TEXT_CODES)[error.reason]);
}

/** What came back: the contact does not take messages, or its person wants none of this kind. */
export interface Returned {
  readonly outcome: 'BOUNCED' | 'UNDELIVERED' | 'COMPLAINED';
  /** The status of the report: of mail an enhanced status code (RFC 3463), of a carrier its own. */
  readonly status: string | null;
}
