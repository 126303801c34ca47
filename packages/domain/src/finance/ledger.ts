import { type Decision, accept, refuse } from '../decision.ts';

/**
 * Charges are moved, never created or lost: every entry moves whole units from one side of an account to another (Spec
 * §3 "Charges"). AUTHORITY is the authority, which issues them.
 */
export const LEDGER_SIDES = ['AUTHORITY', 'AVAILABLE', 'HELD', 'SPENT', 'EXPIRED'] as const;
export type LedgerSide = (typeof LEDGER_SIDES)[number];
export const CHARGE_KINDS = ['GRANT', 'PURCHASE', 'CREDIT', 'HOLD', 'CONSUME', 'REFUND', 'EXPIRE', 'RETURN'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export const CHARGE_MOVES: Readonly<Record<ChargeKind, { readonly from: LedgerSide; readonly to: LedgerSide }>> = {
  GRANT: { from: 'AUTHORITY', to: 'AVAILABLE' },
  PURCHASE: { from: 'AUTHORITY', to: 'AVAILABLE' },
  CREDIT: { from: 'AUTHORITY', to: 'AVAILABLE' },
  HOLD: { from: 'AVAILABLE', to: 'HELD' },
  CONSUME: { from: 'HELD', to: 'SPENT' },
  REFUND: { from: 'HELD', to: 'AVAILABLE' },
  EXPIRE: { from: 'AVAILABLE', to: 'EXPIRED' },
  /** Bought charges whose price is paid back. */
  RETURN: { from: 'AVAILABLE', to: 'AUTHORITY' },
};

/** The owner of charges: a person or an enterprise; members spend the charges of their enterprise. */
export const CHARGE_OWNERS = ['PERSON', 'ENTERPRISE'] as const;
export type ChargeOwnerKind = (typeof CHARGE_OWNERS)[number];

/** The cost of one started envelope; a void agreement is free. */
export const ENVELOPE_CHARGES = 1;

/** The balance of each side; `AUTHORITY` is the negative of everything issued, so that the sum is always 0. */
export type ChargeBalances = Readonly<Record<LedgerSide, number>>;
export const EMPTY_BALANCES: ChargeBalances = { AUTHORITY: 0, AVAILABLE: 0, HELD: 0, SPENT: 0, EXPIRED: 0 };

/**
 * The balances after an entry.
 * @throws RangeError if the amount is not a positive integer, or exceeds the balance of the side that it leaves
 */
export function post(balances: ChargeBalances, kind: ChargeKind, amount: number): Decision<ChargeBalances> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not a valid number of charges`);
  const { from, to } = CHARGE_MOVES[kind];
  const left = balances[from] - amount;
  if (kind === 'HOLD' && left < 0)
    return refuse('ERROR_CHARGES_INSUFFICIENT', { balance: balances.AVAILABLE, needed: amount });
  if (from !== 'AUTHORITY' && left < 0) throw new RangeError(`${kind} of ${amount} from ${balances[from]} on ${from}`);
  return accept({ ...balances, [from]: left, [to]: balances[to] + amount });
}

/** How an envelope's hold ends: it is spent if the documents had been prepared, that is, if someone could act. */
export const settlementOf = (isPrepared: boolean): Extract<ChargeKind, 'CONSUME' | 'REFUND'> =>
  isPrepared ? 'CONSUME' : 'REFUND';

/** Charges granted together that expire together; null = never. */
export interface ChargeLot {
  readonly id: string;
  readonly remaining: number;
  readonly expiresAt: Date | null;
}

const lapses = ({ expiresAt }: ChargeLot): number => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** The lot to spend: of those that hold enough, the one that expires first; null if none does. */
export function lotToSpend<L extends ChargeLot>(lots: readonly L[], amount: number, now: Date): L | null {
  const good = lots.filter((lot) => lot.remaining >= amount && lapses(lot) > now.getTime());
  return good.toSorted((a, b) => lapses(a) - lapses(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
}

/** Expired lots that still hold charges. */
export const lapsedLots = <L extends ChargeLot>(lots: readonly L[], now: Date): L[] =>
  lots.filter((lot) => lot.remaining > 0 && lapses(lot) <= now.getTime());
