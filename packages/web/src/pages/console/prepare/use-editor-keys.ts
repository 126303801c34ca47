import { useEffect, useRef } from 'react';
import { ARROWS } from '../../../parts/form-layer/use-form-box.ts';
import type { Editor } from './use-editor.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Elements that do not use arrow keys themselves: the body, and the buttons that act on the selection. */
const leavesArrows = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLButtonElement && target.closest('[data-acts-on-chosen]') !== null);

/** The keys of a focused field: arrows move the selection, Delete removes it (ux 8, 9). */
function actOnChosen(editor: Editor, event: KeyboardEvent): void {
  const [field] = editor.selected;
  if (field === undefined || !leavesArrows(event.target)) return;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const step = event.shiftKey ? 10 : 1;
    editor.nudge(field, event.altKey ? 'resize' : 'move', arrow[0] * step, arrow[1] * step);
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    editor.remove(editor.selection);
  } else return;
  event.preventDefault();
}

/** Undo, redo, copy, paste, duplicate, select all and Esc, wherever the focus is, except in text inputs (ux 9). */
export function useEditorKeys(editor: Editor, isOn: boolean): void {
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      const now = latest.current;
      if (event.key === 'Escape') return now.clear();
      if (!(event.ctrlKey || event.metaKey)) return actOnChosen(now, event);
      const acts: Record<string, () => unknown> = {
        z: event.shiftKey ? now.redo : now.undo,
        y: now.redo,
        c: now.copy,
        v: now.paste,
        d: now.duplicate,
        a: now.selectPage,
      };
      const act = acts[event.key.toLowerCase()];
      if (act === undefined || (event.key === 'c' && now.selected.length === 0)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
