import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text/text.ts';
import type { InkPicture } from './ink-picture.ts';
import { signatureText } from './text.ts';

export interface DrawnText {
  readonly picture: InkPicture | null;
  /** A character that no font has, so that there is no picture. */
  readonly missing: string | null;
}

/**
 * Draws what is wished, in fonts that come when they are needed. While it is under way the caller has no picture: that
 * of an earlier name is never taken for this one.
 * @param draw stays the same from one rendering to the next; rejects without the font
 */
export function useDrawnText<T>(
  wishes: T,
  draw: (wishes: T) => Promise<DrawnText>,
  onChange: (picture: InkPicture | null) => void,
): { picture: InkPicture | null; isBusy: boolean; fault: string | undefined } {
  const words = useText(signatureText);
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
