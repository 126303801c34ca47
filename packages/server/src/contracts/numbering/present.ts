import type { ContractNumber } from '@countersign/contract';
import { contractNumberText, counterPeriod, toWsid } from '@countersign/domain';
import { type Tx, dayIn } from '../../platform/index.ts';
import { type RuleRow, listCounters } from './store.ts';

const NEXT_SHOWN = 3;
/** Time zone of numbers that are shown before there is an envelope; it is the default of envelopes. */
const ZONE = 'Asia/Shanghai';

/** The rules as members of their enterprise see them, with the number of uses and the next number. */
export async function presentRules(tx: Tx, rules: readonly RuleRow[], now: Date): Promise<ContractNumber[]> {
  const counters = await listCounters(
    tx,
    rules.map(({ id }) => id),
  );
  const today = dayIn(ZONE, now);
  return rules.map((rule) => {
    const own = counters.filter(({ contractNumberId }) => contractNumberId === rule.id);
    const last = own.find(({ period }) => period === counterPeriod(rule.reset, today))?.last ?? 0;
    const wsid = toWsid('contractNumber', rule.id);
    return {
      wsid,
      contractNumberWsid: wsid,
      status: rule.status,
      prefix: rule.prefix,
      datePattern: rule.datePattern,
      width: rule.width,
      reset: rule.reset,
      place: rule.place,
      used: own.reduce((sum, counter) => sum + counter.last, 0),
      nextNumbers: Array.from({ length: NEXT_SHOWN }, (_, at) => contractNumberText(rule, today, last + at + 1)),
      createdDatetime: rule.createdAt.toISOString(),
      statusDatetime: rule.statusAt.toISOString(),
    };
  });
}
