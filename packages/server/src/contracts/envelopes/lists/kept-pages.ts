import type { Api, DataIn } from '@countersign/contract';
import { nextDue } from '@countersign/domain';
import type { Database } from '../../../platform/index.ts';
import type { ShownPage } from '../core/shown-store.ts';

type Answer = DataIn<Api['listEnvelopes']>;

/** Envelopes and participants in the pages that are kept, each about 2.5 kB of memory. */
const MOST_KEPT = 10_000;
/** A page that is larger is not kept. */
const LARGEST = 1000;
/** Keys of pages that were asked for. */
const MOST_ASKED = 2000;

/** A page as one reader was shown it. */
interface KeptPage {
  readonly answer: Answer;
  readonly version: string;
  /** What `Database.writes` returned before it was read, or found to be the same. */
  readonly writes: number | null;
  /** Whether the reader may make templates, which no version tells. */
  readonly mayMakeTemplates: boolean;
  /** What the clock alone changes in it is the same from the one until before the other. */
  readonly from: Date;
  readonly until: Date | null;
}

/**
 * Pages of lists as they were shown. Each is shown again only after the database has said that it still has the same version; one
 * is kept from the second time on that it is asked for.
 */
export interface KeptPages {
  /** A page, or what is known of one that is not kept; `now` may make it another one. */
  find(key: string, now: Date): KeptPage | 'ASKED' | 'NEW';
  /** Notes that it is shown again, and returns the answer. */
  shown(key: string, page: KeptPage): Answer;
  /** Drops a page that has changed. Returns whether it was worth to be kept. */
  drop(key: string): boolean;
  /** @param since what `begun` returned before the page was read */
  keep(key: string, page: KeptPage, since: number): void;
  begun(): number;
}

const pagesOf = new WeakMap<Database, KeptPages>();

export function keptPagesOf(db: Database): KeptPages {
  const found = pagesOf.get(db) ?? createKeptPages(db);
  pagesOf.set(db, found);
  return found;
}

const sizeOf = ({ answer }: KeptPage): number =>
  answer.envelopes.reduce((sum, { participants }) => sum + 1 + participants.length, 1);

function createKeptPages(db: Pick<Database, 'hearOthers'>): KeptPages {
  const kept = new Map<string, KeptPage>();
  /** Those of `kept` that were shown again. */
  const useful = new Set<string>();
  const asked = new Set<string>();
  let size = 0;
  let gaps = 0;
  const drop = (key: string): void => {
    const page = kept.get(key);
    if (page !== undefined) size -= sizeOf(page);
    kept.delete(key);
    useful.delete(key);
  };
  // Another server may have taken over that has lost the last transactions, and uses their numbers again.
  db.hearOthers(() => {
    gaps += 1;
    for (const key of kept.keys()) drop(key);
  });
  return {
    begun: () => gaps,
    find(key, now) {
      const page = kept.get(key);
      if (page !== undefined && now >= page.from && (page.until === null || now < page.until)) return page;
      if (page !== undefined || asked.has(key)) return 'ASKED';
      if (asked.size >= MOST_ASKED) asked.clear();
      asked.add(key);
      return 'NEW';
    },
    shown(key, page) {
      useful.add(key);
      // The pages that were not shown for longest come first.
      if (kept.delete(key)) kept.set(key, page);
      return page.answer;
    },
    drop(key) {
      const wasUseful = useful.has(key);
      drop(key);
      if (!wasUseful) asked.delete(key);
      return wasUseful;
    },
    keep(key, page, since) {
      drop(key);
      const more = sizeOf(page);
      if (since !== gaps || more > LARGEST) return;
      kept.set(key, page);
      size += more;
      for (const oldest of kept.keys()) {
        if (size <= MOST_KEPT) break;
        drop(oldest);
      }
    },
  };
}

/** Until when the clock alone changes nothing in a page that is shown at `now`; null: never. */
export const untilWhen = ({ records }: ShownPage, now: Date): Date | null =>
  records
    .flatMap(({ envelope }) => nextDue(envelope.facts, now) ?? [])
    .reduce<Date | null>((first, one) => (first === null || one < first ? one : first), null);
