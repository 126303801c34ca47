import { type BillFacts, layOutBill } from './bill-document.ts';
import { composePages, spelled, task, typesetter } from '../../platform/index.ts';

/** A bill as a PDF; the same bill always gives the same bytes. */
export const renderBill = task(
  ({ facts, created }: { readonly facts: BillFacts; readonly created: Date }): { readonly pdf: Uint8Array } => {
    const pages = layOutBill(spelled(facts), typesetter);
    return { pdf: composePages({ pages, title: `Bill ${facts.billNumber}`, created }) };
  },
);
