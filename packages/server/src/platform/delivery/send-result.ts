import type { Channel } from '@countersign/domain';

/** Why a provider takes a message to nobody, as far as Spec §8 has a word for it. */
export type RefusalReason = 'BLACKLISTED' | 'FREQUENTLY' | 'AMOUNT_OUT_LIMIT';

/** Spec §8 "Sending codes (code sender, local codes)": texts and calls have numbers of their own. */
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

/** The provider understood and will not: trying again helps nobody. `reason` is null where §8 has no word for it. */
export class CarrierRefusal extends Error {
  override readonly name = 'CarrierRefusal';
  readonly reason: RefusalReason | null;
  constructor(message: string, reason: RefusalReason | null) {
    super(message);
    this.reason = reason;
  }
}

/** What a page that waits for a code is told: SUCCESS, FAILED, or the number of Spec §8 as text. */
export type SendResult = string;
export const SUCCESS: SendResult = 'SUCCESS';

export function failureOf(channel: Channel, error: unknown): SendResult {
  if (!(error instanceof CarrierRefusal) || error.reason === null) return 'FAILED';
  return String((channel === 'VOICE' ? VOICE_CODES : TEXT_CODES)[error.reason]);
}
