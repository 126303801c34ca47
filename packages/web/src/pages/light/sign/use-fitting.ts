import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** As the PDF is laid out (pdf/src/appearance/text-layout.ts): the font size falls by half points, to this one. */
const SMALLEST_PT = 4;
const STEP_PT = 0.5;

interface Fitting<E> {
  readonly ref: RefObject<E | null>;
  /** In points; null where the text fits at no size. */
  readonly fontSize: number | null;
}

/** The last of several lines needs less height than the distance between two, in fractions of the font size. */
const LESS_AT_END = 0.1;

function fits(element: HTMLElement, fontSize: number, scale: number): boolean {
  const size = fontSize * scale;
  element.style.fontSize = `${size}px`;
  return (
    element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + LESS_AT_END * size
  );
}

/**
 * Gives an element the font size in which its text is printed: the wanted one, or the largest smaller one at which all of it
 * fits its box (ux 45).
 * @param wanted in points
 * @param scale CSS pixels per point
 */
export function useFitting<E extends HTMLElement>(text: string, wanted: number, scale: number): Fitting<E> {
  const ref = useRef<E>(null);
  const [fontSize, setFontSize] = useState<number | null>(wanted);
  useLayoutEffect(() => {
    const fit = () => {
      const element = ref.current;
      if (element === null) return;
      // Where motion is reduced, every change of a style is a transition, before whose end nothing is measured.
      element.style.setProperty('transition', 'none', 'important');
      let size = wanted;
      let isFitting = fits(element, size, scale) || text === '';
      while (!isFitting && size > SMALLEST_PT) {
        size = Math.max(SMALLEST_PT, size - STEP_PT);
        isFitting = fits(element, size, scale);
      }
      setFontSize(isFitting ? size : null);
    };
    fit();
    // Rare letters are measured again in their own font.
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  }, [text, wanted, scale]);
  return { ref, fontSize };
}
