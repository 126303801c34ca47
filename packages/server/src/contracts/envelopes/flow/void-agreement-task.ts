import { type VoidAgreementFacts, layOutVoidAgreement } from './void-agreement.ts';
import { composePages, spelled, task, typesetter } from '../../../platform/index.ts';

interface RenderedAgreement {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

interface RenderedFrom {
  readonly facts: VoidAgreementFacts;
  /** The name of the authority. */
  readonly by: string;
  readonly created: Date;
}

/** The agreement of a CANCEL_PROCESS, as the PDF that its participants sign. */
export const renderVoidAgreement = task(({ facts, by, created }: RenderedFrom): RenderedAgreement => {
  const pages = layOutVoidAgreement(spelled(facts), by, typesetter);
  const title = `Void agreement ${facts.envelopeWsid}`;
  return { pdf: composePages({ pages, title, created }), pages: pages.length };
});
