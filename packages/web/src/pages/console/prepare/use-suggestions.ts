import { useEffect, useMemo, useState } from 'react';
import type { PdfSource, ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import { whenIdle } from '../../../ui/when-idle.ts';
import { runsOf } from './keyword-search.ts';
import type { PageOf } from './model/fields.ts';
import {
  type NamedParty,
  type Suggestion,
  isTaken,
  namedParties,
  suggestionsOfForm,
  suggestionsOn,
} from './model/suggestions.ts';
import { useDraftState } from './use-draft.ts';

/** Contracts are signed at their end; of a longer document, the first and the last pages are read. */
const FIRST_PAGES = 20;
const LAST_PAGES = 80;
/** The first page is drawn before others are read. */
const START_MS = 400;

/** The empty fields of the forms that the documents had, and what their text asks for elsewhere. */
export function useSuggestions(documents: readonly ViewDocument[], source: PdfSource, pageOf: PageOf): Reading {
  const uploads = useDraftState((state) => state.documents);
  const { places, named } = useRead(documents, source, pageOf);
  return useMemo(() => {
    const former = uploads.flatMap(({ fileWsid, formerFields }) => suggestionsOfForm(fileWsid, formerFields, pageOf));
    const taken = former.map(({ docId, page, box }) => ({ docId, page, ...box }));
    return { named, places: [...former, ...places.filter((place) => !isTaken(place, taken))] };
  }, [uploads, places, named, pageOf]);
}

interface Reading {
  readonly places: readonly Suggestion[];
  readonly named: readonly NamedParty[];
}
const NOTHING: Reading = { places: [], named: [] };

/** Reads the text of the pages, one after the other, while the browser has nothing else to do. A page that fails has none. */
function useRead(documents: readonly ViewDocument[], source: PdfSource, pageOf: PageOf): Reading {
  const [reading, setReading] = useState(NOTHING);
  useEffect(() => {
    let isStopped = false;
    const read = async () => {
      const places: Suggestion[] = [];
      const named: NamedParty[] = [];
      for (const { id, pages } of documents)
        for (let page = 1; page <= pages.length; page += 1) {
          if (page > FIRST_PAGES && page <= pages.length - LAST_PAGES) continue;
          const shape = pageOf(id, page);
          if (isStopped || shape === undefined) return;
          const runs = await source.use(id, (document) => runsOf(document, page)).catch(() => []);
          places.push(...suggestionsOn(runs, shape));
          named.push(...namedParties(runs));
        }
      if (!isStopped) setReading({ places, named });
    };
    const cancel = whenIdle(START_MS, () => void read());
    return () => {
      isStopped = true;
      cancel();
      setReading(NOTHING);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the pages follow from the documents
  }, [documents, source]);
  return reading;
}
