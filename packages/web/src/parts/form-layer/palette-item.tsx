import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { box } from '../../ui/index.ts';
import type { PersonColour } from '../../ui/person-colours.ts';
import { followPointer } from './follow-pointer.ts';
import styles from './form-layer.module.css';

/** The page and position of a drop: points from its upper left corner. */
export interface PagePoint {
  readonly docId: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** The page of the viewer under a point of the window; null outside all pages. */
function pageAt(clientX: number, clientY: number, scale: number): PagePoint | null {
  const element = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (candidate): candidate is HTMLElement =>
        candidate instanceof HTMLElement &&
        candidate.dataset['page'] !== undefined &&
        candidate.closest('[data-pdf-view]') !== null,
    );
  if (element === undefined) return null;
  const box = element.getBoundingClientRect();
  const { doc: docId = '', page } = element.dataset;
  return { docId, page: Number(page), x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
}

interface PaletteItemProps {
  label: string;
  icon: ReactNode;
  colour: PersonColour;
  /** Size of the drag preview, in points. */
  size: { readonly width: number; readonly height: number };
  scale: number;
  /** Armed: the next click on a page places it (ux 6). */
  armed: boolean;
  onArm: () => void;
  onDrop: (at: PagePoint) => void;
  /** Enter: onto the visible page. */
  onPlaceHere: () => void;
  disabled?: boolean;
}

/** One kind of form to be dragged onto a page, armed by a click, or placed by Enter. */
export function PaletteItem({
  label,
  icon,
  colour,
  size,
  scale,
  armed,
  onArm,
  onDrop,
  onPlaceHere,
  disabled = false,
}: PaletteItemProps) {
  const [ghost, setGhost] = useState<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const press = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || disabled) return;
    wasDragged.current = false;
    stop.current = followPointer(event.currentTarget, event.nativeEvent, (_dx, _dy, phase, at) => {
      if (phase === 'moving' && at !== null) {
        wasDragged.current = true;
        setGhost({ x: at.clientX, y: at.clientY });
        return;
      }
      setGhost(null);
      const place = phase === 'done' && at !== null ? pageAt(at.clientX, at.clientY, scale) : null;
      if (place !== null) onDrop(place);
    });
  };
  return (
    <>
      <button
        type="button"
        className={box(
          { menuRow: true, width: 'full', border: true, fill: 'surface' },
          styles.item,
          armed && styles.armed,
        )}
        style={{ '--solid': colour.solid, '--tint': colour.tint } as Record<string, string>}
        aria-pressed={armed}
        disabled={disabled}
        onPointerDown={press}
        onClick={() => {
          if (wasDragged.current) wasDragged.current = false;
          else onArm();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onPlaceHere();
        }}
      >
        {icon}
        <span>{label}</span>
      </button>
      {ghost !== null &&
        createPortal(
          <span
            className={styles.ghost}
            aria-hidden="true"
            style={{
              left: ghost.x,
              top: ghost.y,
              width: size.width * scale,
              height: size.height * scale,
              borderColor: colour.solid,
              background: colour.tint,
            }}
          />,
          document.body,
        )}
    </>
  );
}
