import { type NumberPlace, contractNumberText, counterPeriod } from '@countersign/domain';
import { type Tx, dayIn, refuseWith } from '../../platform/index.ts';
import { countOn, enterpriseOfMember, findEnabledRule, findUse, insertUse } from './store.ts';

/** Numbers already used by an earlier rule of the enterprise are skipped, at most this many. */
const PASSED_OVER_MAX = 100;

export interface DrawnNumber {
  readonly number: string;
  readonly place: NumberPlace;
}

/**
 * The contract number of an envelope that is being sent by a member; null if no rule of their enterprise is enabled. It
 * is drawn in the transaction of the start: a failed start uses no number, and of two concurrent starts the second
 * waits for the first, so that no number is missing.
 * @throws Refused ERROR_CONTRACT_NUMBER_TAKEN
 */
export async function drawContractNumber(
  tx: Tx,
  sent: { readonly envelopeId: string; readonly memberId: string | null; readonly timezone: string },
  now: Date,
): Promise<DrawnNumber | null> {
  const enterpriseId = sent.memberId === null ? null : await enterpriseOfMember(tx, sent.memberId);
  const rule = enterpriseId === null ? null : await findEnabledRule(tx, enterpriseId);
  if (enterpriseId === null || rule === null) return null;
  const day = dayIn(sent.timezone, now);
  const period = counterPeriod(rule.reset, day);
  const { envelopeId } = sent;
  for (let tries = 0; tries < PASSED_OVER_MAX; tries += 1) {
    const number = contractNumberText(rule, day, await countOn(tx, rule.id, period));
    const use = { enterpriseId, number, envelopeId, contractNumberId: rule.id, place: rule.place, createdAt: now };
    if (await insertUse(tx, use)) return { number, place: rule.place };
  }
  return refuseWith('ERROR_CONTRACT_NUMBER_TAKEN');
}

/** The number that the envelope got at its start. */
export async function findDrawnNumber(tx: Tx, envelopeId: string): Promise<DrawnNumber | null> {
  const use = await findUse(tx, envelopeId);
  return use === null ? null : { number: use.number, place: use.place };
}
