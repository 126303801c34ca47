import type { EnvelopeRow } from '@countersign/contract';
import { useState } from 'react';

export interface Selection {
  readonly rows: readonly EnvelopeRow[];
  has(envelopeWsid: string): boolean;
  toggle(row: EnvelopeRow): void;
  /** Selects all of these, or none of them. */
  set(rows: readonly EnvelopeRow[], chosen: boolean): void;
  clear(): void;
}

/** The most ids that one labelling call takes. */
const SELECTED_MAX = 200;

/** The selection is kept from page to page and cleared when `scope` changes: another tab or another filter. */
export function useSelection(scope: string, fresh: readonly EnvelopeRow[]): Selection {
  const [{ of, rows }, put] = useState<{ of: string; rows: ReadonlyMap<string, EnvelopeRow> }>({
    of: scope,
    rows: new Map(),
  });
  const chosen: ReadonlyMap<string, EnvelopeRow> = of === scope ? rows : new Map();
  const change = (next: ReadonlyMap<string, EnvelopeRow>) => put({ of: scope, rows: next });
  const newest = new Map(fresh.map((row) => [row.envelopeWsid, row]));
  const set = (some: readonly EnvelopeRow[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of some) {
      if (!isChosen) next.delete(row.envelopeWsid);
      else if (next.size < SELECTED_MAX) next.set(row.envelopeWsid, row);
    }
    change(next);
  };
  return {
    rows: [...chosen.values()].map((row) => newest.get(row.envelopeWsid) ?? row),
    has: (envelopeWsid) => chosen.has(envelopeWsid),
    toggle: (row) => set([row], !chosen.has(row.envelopeWsid)),
    set,
    clear: () => change(new Map()),
  };
}
