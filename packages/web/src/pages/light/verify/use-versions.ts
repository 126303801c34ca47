import { useEffect, useMemo, useState } from 'react';
import { type PDFDocumentProxy, openPart } from '../../../parts/pdf-view/pdf.ts';
import { type PdfSource, createSource } from '../../../parts/pdf-view/source.ts';
import { type Box, type Pixels, differences } from './difference.ts';

/** Documents with at most this many versions are kept open; a file of a hundred megabytes is a burden on a phone. */
const OPEN_MAX = 3;

/** The versions of one file by their end offset: each is the file's prefix up to there, and no byte leaves the device. */
export function useVersionSource(file: File, password: string | null): PdfSource {
  const source = useMemo(
    () => createSource((end) => openPart(file.slice(0, Number(end)), password), OPEN_MAX),
    [file, password],
  );
  useEffect(() => () => source.close(), [source]);
  return source;
}

export interface PageFacts {
  readonly count: number;
  /** In points; null if this version has no such page. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** `'failed'` if a version cannot be opened; null while it is being opened. */
export function usePageFacts(source: PdfSource, end: string | null, page: number): PageFacts | 'failed' | null {
  const [known, setKnown] = useState<{ key: string; facts: PageFacts | 'failed' } | null>(null);
  const key = `${end} ${page}`;
  useEffect(() => {
    if (end === null) return;
    let isGone = false;
    const tell = (facts: PageFacts | 'failed') => isGone || setKnown({ key, facts });
    source.use(end, (document) => readPage(document, page)).then(tell, () => tell('failed'));
    return () => {
      isGone = true;
    };
  }, [source, end, page, key]);
  return known?.key === key ? known.facts : null;
}

async function readPage(document: PDFDocumentProxy, page: number): Promise<PageFacts> {
  if (page > document.numPages) return { count: document.numPages, size: null };
  const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 });
  return { count: document.numPages, size: { width, height } };
}

/** Pixels along the longer side of the compared drawings: enough for a comma at ten points. */
const COMPARED_PX = 1400;

async function drawn(pdf: PDFDocumentProxy, page: number): Promise<Pixels> {
  const proxy = await pdf.getPage(page);
  const natural = proxy.getViewport({ scale: 1 });
  const viewport = proxy.getViewport({ scale: COMPARED_PX / Math.max(natural.width, natural.height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  try {
    await proxy.render({ canvas, viewport }).promise;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    canvas.width = canvas.height = 0;
  }
}

/** Where a page looks different in two versions; null while that is being computed, or if it cannot be. */
export function useDifferences(source: PdfSource, older: string | null, newer: string, page: number): Box[] | null {
  const [known, setKnown] = useState<{ key: string; boxes: Box[] } | null>(null);
  const key = `${older} ${newer} ${page}`;
  useEffect(() => {
    if (older === null) return;
    let isGone = false;
    const pixels = (end: string) => source.use(end, (pdf) => drawn(pdf, page));
    Promise.all([pixels(older), pixels(newer)]).then(
      ([before, after]) => isGone || setKnown({ key, boxes: differences(before, after) }),
      // The pages themselves report that they could not be drawn.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [source, older, newer, page, key]);
  return known?.key === key ? known.boxes : null;
}

export interface FieldPlace extends Box {
  readonly name: string;
  readonly page: number;
}
/** Pages beyond these are not searched for fields; their changes are still named. */
const PAGES_SEARCHED = 300;

/** The boxes of the fields with these names in a version, in hundredths of their page, with its number. */
export function useFieldPlaces(source: PdfSource, end: string, names: readonly string[]): readonly FieldPlace[] {
  const [known, setKnown] = useState<{ key: string; places: FieldPlace[] } | null>(null);
  const key = `${end}\n${names.join('\n')}`;
  useEffect(() => {
    const [at = '', ...wanted] = key.split('\n');
    if (wanted.length === 0 || wanted[0] === '') return;
    let isGone = false;
    source
      .use(at, (document) => findFields(document, new Set(wanted), () => isGone))
      .then(
        (places) => isGone || setKnown({ key, places }),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [source, key]);
  return known?.key === key ? known.places : NOWHERE;
}
const NOWHERE: readonly FieldPlace[] = [];

async function findFields(
  document: PDFDocumentProxy,
  wanted: ReadonlySet<string>,
  isGone: () => boolean,
): Promise<FieldPlace[]> {
  const places: FieldPlace[] = [];
  for (let page = 1; page <= Math.min(document.numPages, PAGES_SEARCHED) && !isGone(); page++) {
    const proxy = await document.getPage(page);
    const viewport = proxy.getViewport({ scale: 1 });
    const annotations: { fieldName?: string; rect: number[] }[] = await proxy.getAnnotations();
    for (const { fieldName: name, rect } of annotations) {
      if (name === undefined || !wanted.has(name)) continue;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[] = viewport.convertToViewportRectangle(rect);
      if (x1 === x2 || y1 === y2) continue;
      places.push({
        name,
        page,
        x: (Math.min(x1, x2) * 100) / viewport.width,
        y: (Math.min(y1, y2) * 100) / viewport.height,
        width: (Math.abs(x2 - x1) * 100) / viewport.width,
        height: (Math.abs(y2 - y1) * 100) / viewport.height,
      });
    }
  }
  return places;
}
