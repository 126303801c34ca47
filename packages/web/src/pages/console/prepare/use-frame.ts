import { type PointerEvent, useRef, useState } from 'react';
import { followPointer } from '../../../parts/form-layer/follow-pointer.ts';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import type { Box } from './model/fields.ts';
import type { Editor } from './use-editor.ts';

/** The frame that the mouse draws on a page to choose the fields within it. */
export function useFrame({ page, scale, editor }: { page: ViewPage; scale: number; editor: Editor }) {
  const [frame, setFrame] = useState<Box | null>(null);
  const wasFramed = useRef(false);
  const { armed } = editor;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    wasFramed.current = false;
    if (armed !== null || event.button !== 0 || event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const start = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    followPointer(event.currentTarget, event.nativeEvent, (dx, dy, phase) => {
      const drawn = {
        x: Math.min(start.x, start.x + dx / scale),
        y: Math.min(start.y, start.y + dy / scale),
        width: Math.abs(dx / scale),
        height: Math.abs(dy / scale),
      };
      setFrame(phase === 'moving' ? drawn : null);
      if (phase !== 'done') return;
      wasFramed.current = true;
      editor.selectWithin(page.docId, page.page, drawn, isMore);
    });
  };
  return { frame, wasFramed, armed, press };
}
