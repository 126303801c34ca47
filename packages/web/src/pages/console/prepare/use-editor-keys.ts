import { useEffect, useRef } from 'react';
import type { Editor } from './use-editor.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Undo, redo, copy, paste, duplicate, all of a page and Esc, wherever the focus is, except in something that is typed into (ux 9). */
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
      if (!(event.ctrlKey || event.metaKey)) return;
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
