import { useState } from 'react';
import { readPicture } from './cut-out.ts';

/** The picture that is being cropped. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  return {
    picture,
    /** Returns whether the file is a picture that the browser can read. */
    async choose(file: File): Promise<boolean> {
      const read = await readPicture(file).catch(() => null);
      setPicture(read);
      return read !== null;
    },
    leave() {
      // Its memory is released at once, not at the next garbage collection.
      picture?.close();
      setPicture(null);
    },
  };
}
