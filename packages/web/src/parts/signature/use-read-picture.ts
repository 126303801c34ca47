import { useEffect, useRef, useState } from 'react';
import { type InkPicture, type PictureWishes, WHOLE, pictureOfFile } from './ink-picture.ts';

const SETTLED_MS = 120;
const FIRST: PictureWishes = { keepPaper: false, ofSeal: false, inRed: false, crop: WHOLE };

/** Reads the file again on each change of options; of overlapping reads the last one counts. */
export function useReadPicture(onChange: (picture: InkPicture | null) => void, ofSeal: boolean) {
  const [file, setFile] = useState<File | null>(null);
  const [wishes, setWishes] = useState<PictureWishes>({ ...FIRST, ofSeal });
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [error, setError] = useState<'unreadable' | 'noInk' | null>(null);
  const last = useRef(0);
  const read = async (next: File, wanted: PictureWishes): Promise<void> => {
    setFile(next);
    setWishes(wanted);
    const turn = ++last.current;
    const made = await pictureOfFile(next, wanted).catch(() => undefined);
    if (turn !== last.current) return;
    setError(made === undefined ? 'unreadable' : made === null ? 'noInk' : null);
    setPicture(made ?? null);
    onChange(made ?? null);
  };
  // A frame that is being dragged changes many times a second.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wish = (change: Partial<PictureWishes>): void => {
    if (file === null) return;
    const wanted = { ...wishes, ...change };
    setWishes(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(file, wanted), change.crop === undefined ? 0 : SETTLED_MS);
  };
  return { file, wishes, picture, error, read, wish };
}
