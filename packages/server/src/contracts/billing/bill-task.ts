import { type BillFacts, layOutBill } from './bill-document.ts';
import { composePages, spelled, task, typesetter } from '../../platform/index.ts';

interface RenderedFrom {
  readonly facts: BillFacts;
  /** The name of the authority. */
  readonly by: string;
  readonly created: Date;
}

/** A bill as a PDF; the same bill always gives the same bytes. */
export const renderBill = task(({ facts, by, created }: RenderedFrom): { readonly pdf: Uint8Array } => {
  const pages = layOutBill(spelled(facts), by, typesetter);
  return { pdf: composePages({ pages, title: `Bill ${facts.billNumber}`, created }) };
});
