import { useEffect, useRef, useState } from 'react';
import { type InkPicture, type PictureOptions, WHOLE, pictureOfFile } from './ink-picture.ts';

const SETTLED_MS = 120;
const FIRST: PictureOptions = { keepPaper: false, ofSeal: false, inRed: false, crop: WHOLE };

/** Reads the file again on each change of options; of overlapping reads the last one counts. */
export function useReadPicture(onChange: (picture: InkPicture | null) => void, ofSeal: boolean) {
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState<PictureOptions>({ ...FIRST, ofSeal });
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [error, setError] = useState<'unreadable' | 'noInk' | null>(null);
  const last = useRef(0);
  const read = async (next: File, wanted: PictureOptions): Promise<void> => {
    setFile(next);
    setOptions(wanted);
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
  const changeOptions = (change: Partial<PictureOptions>): void => {
    if (file === null) return;
    const wanted = { ...options, ...change };
    setOptions(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(file, wanted), change.crop === undefined ? 0 : SETTLED_MS);
  };
  return { file, options, picture, error, read, changeOptions };
}
