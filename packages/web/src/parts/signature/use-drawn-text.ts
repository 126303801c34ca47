import { useEffect, useRef, useState } from 'react';
import type { InkPicture } from './ink-picture.ts';
import { useSignatureText } from './text.ts';

export interface DrawnText {
  readonly picture: InkPicture | null;
  /** A character that no font has, so that there is no picture. */
  readonly missing: string | null;
}

/**
 * Draws the text in fonts that are loaded on demand. Meanwhile the caller has no picture, so that the picture of an earlier
 * name is never used for this one.
 * @param draw a stable function; rejects if the font cannot be loaded
 */
export function useDrawnText<T>(
  wishes: T,
  draw: (wishes: T) => Promise<DrawnText>,
  onChange: (picture: InkPicture | null) => void,
): { picture: InkPicture | null; isBusy: boolean; fault: string | undefined } {
  const words = useSignatureText();
  const [drawn, setDrawn] = useState<{ wishes: T; result: DrawnText | null } | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    let isStale = false;
    const settle = (result: DrawnText | null): void => {
      if (isStale) return;
      setDrawn({ wishes, result });
      report.current(result?.picture ?? null);
    };
    report.current(null);
    draw(wishes).then(settle, () => settle(null));
    return () => {
      isStale = true;
    };
  }, [wishes, draw]);
  const isBusy = drawn === null || drawn.wishes !== wishes;
  const missing = drawn?.result?.missing ?? null;
  const fault = drawn?.result === null ? words.noFont : missing === null ? undefined : words.noGlyph(missing);
  return { picture: drawn?.result?.picture ?? null, isBusy, fault: isBusy ? undefined : fault };
}
