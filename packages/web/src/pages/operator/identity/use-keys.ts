import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORED = 'countersign.operator.keys';
const listeners = new Set<() => void>();
let isOn: boolean | null = null;

function areKeysOn(): boolean {
  if (isOn !== null) return isOn;
  try {
    isOn = localStorage.getItem(STORED) !== 'off';
  } catch {
    isOn = true;
  }
  return isOn;
}
export function switchKeys(next: boolean): void {
  isOn = next;
  try {
    localStorage.setItem(STORED, next ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Single-letter shortcuts can be switched off (WCAG 2.1.4): users of speech input would trigger them by accident. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Calls `acts[key]` for a key pressed alone, while no input has the focus and no dialog is open. */
export function useKeys(acts: Readonly<Record<string, (() => void) | null>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!areKeysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
