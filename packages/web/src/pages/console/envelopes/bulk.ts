import type { EnvelopeRow } from '@countersign/contract';
import { messageOf, requestIdOf } from '../../../api/client.ts';

/** The acts on many envelopes at once (ux 30). */
export const BULK_ACTS = ['sign', 'remind', 'revoke', 'download', 'recycle', 'restore'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];
/** The acts that make one call for each envelope; signing has its own page. */
export type BulkCall = Exclude<BulkAct, 'sign'>;

/** Whether this row is offered the act; a void agreement is confirmed by itself, with its contract in view (ux 34). */
export const mayDo = (act: BulkAct, { abilities, envelopeFlowType }: EnvelopeRow): boolean =>
  abilities.includes(act) && !(act === 'sign' && envelopeFlowType === 'CANCEL_PROCESS');

export type ItemState = 'waiting' | 'running' | 'done' | 'failed';
export interface BulkItem {
  readonly envelopeWsid: string;
  readonly title: string;
  readonly state: ItemState;
  /** Why it failed, in the server's words. */
  readonly message: string;
  readonly requestId: string | null;
}

export const itemsOf = (rows: readonly EnvelopeRow[]): BulkItem[] =>
  rows.map(({ envelopeWsid, title }) => ({ envelopeWsid, title, state: 'waiting', message: '', requestId: null }));

/** Those that failed wait again; the others stay as they are. */
export const again = (items: readonly BulkItem[]): BulkItem[] =>
  items.map((item) => (item.state === 'failed' ? { ...item, state: 'waiting', message: '', requestId: null } : item));

/**
 * Processes one envelope after the other, each with its own result; a failure does not stop the rest. Stops when `isOver`
 * returns true.
 * @param onChange gets the whole list after each step
 */
export async function runBulk(
  items: readonly BulkItem[],
  act: (envelopeWsid: string) => Promise<unknown>,
  { onChange, isOver }: { readonly onChange: (items: readonly BulkItem[]) => void; readonly isOver: () => boolean },
): Promise<readonly BulkItem[]> {
  let now = [...items];
  const put = (at: number, change: Partial<BulkItem>): void => {
    now = now.map((item, place) => (place === at ? { ...item, ...change } : item));
    onChange(now);
  };
  for (const [at, { envelopeWsid, state }] of items.entries()) {
    if (state !== 'waiting') continue;
    if (isOver()) break;
    put(at, { state: 'running' });
    try {
      await act(envelopeWsid);
      put(at, { state: 'done' });
    } catch (error) {
      put(at, { state: 'failed', message: messageOf(error), requestId: requestIdOf(error) });
    }
  }
  return now;
}
