import { useEffect, useRef, useState } from 'react';
import { type Corners, scaled, turnRight } from './geometry.ts';
import { type PaperWorker, startPaperWorker } from './paper-worker.ts';
import { pdfOfPictures } from './picture-pdf.ts';
import { jpegOf, pixelsOf } from './pictures.ts';
import type { Tone } from './tones.ts';

/** The pictures as they are shown; and as they become pages, of A4 at about 190 dots per inch. */
const SHOWN_PX = 1000;
const READ_PX = 3000;
const PAGE_PX = 2200;

/** A photograph of a sheet. */
export interface Sheet {
  readonly id: number;
  readonly file: Blob;
  /** The photograph at the size at which it is shown. */
  readonly shown: ImageData;
  /** As shares of its width and height. */
  readonly corners: Corners;
  /** False if the whole picture stands for a sheet that could not be found. */
  readonly isFound: boolean;
}

const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The sheets of a document that is being scanned, in their order. */
export function useSheets(onUnreadable: (name: string) => void) {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  /** How many pictures are still being looked at. */
  const [reading, setReading] = useState(0);
  const worker = useRef<PaperWorker | null>(null);
  const added = useRef(0);
  const working = (): PaperWorker => (worker.current ??= startPaperWorker());
  useEffect(
    () => () => {
      worker.current?.end();
      worker.current = null;
    },
    [],
  );
  const add = async (files: readonly File[]): Promise<void> => {
    setReading((count) => count + files.length);
    // One after the other: a phone has no memory for several large pictures.
    for (const file of files) {
      try {
        const shown = await pixelsOf(file, SHOWN_PX);
        const found = await working().find(shown);
        added.current += 1;
        const corners = found === null ? WHOLE : scaled(found, 1 / shown.width, 1 / shown.height);
        const sheet: Sheet = { id: added.current, file, shown, corners, isFound: found !== null };
        setSheets((known) => [...known, sheet]);
      } catch {
        onUnreadable(file.name);
      }
      setReading((count) => count - 1);
    }
  };
  const change = (id: number, corners: Corners): void =>
    setSheets((known) => known.map((sheet) => (sheet.id === id ? { ...sheet, corners, isFound: true } : sheet)));
  return {
    sheets,
    reading,
    add,
    change,
    turn: (id: number) =>
      setSheets((known) =>
        known.map((sheet) => (sheet.id === id ? { ...sheet, corners: turnRight(sheet.corners) } : sheet)),
      ),
    remove: (id: number) => setSheets((known) => known.filter((sheet) => sheet.id !== id)),
    move: (from: number, to: number) =>
      setSheets((known) => {
        const moved = known[from];
        return moved === undefined ? known : known.toSpliced(from, 1).toSpliced(to, 0, moved);
      }),
    /** The sheet as it will be, at a small size. */
    preview: ({ shown, corners }: Pick<Sheet, 'shown' | 'corners'>, tone: Tone, longSide: number) =>
      working().straighten({ pixels: shown, corners: scaled(corners, shown.width, shown.height), tone, longSide }),
    /** The PDF of all sheets. */
    async make(tone: Tone, onPage: (done: number) => void): Promise<Blob> {
      const pages = [];
      for (const { file, corners } of sheets) {
        const pixels = await pixelsOf(file, READ_PX);
        const own = scaled(corners, pixels.width, pixels.height);
        const page = await working().straighten({ pixels, corners: own, tone, longSide: PAGE_PX });
        pages.push({ jpeg: await jpegOf(page), width: page.width, height: page.height });
        onPage(pages.length);
      }
      return pdfOfPictures(pages);
    },
  };
}
export type Sheets = ReturnType<typeof useSheets>;
