import { useEffect, useState } from 'react';

const TYPING_MS = 300;
const always = (): boolean => true;

/** The typed value, reported a moment after the last key if `mayAsk` accepts it; a new `value` replaces it. */
export function useTyping(
  value: string,
  onChange: (value: string) => void,
  mayAsk: (typed: string) => boolean = always,
) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // An update caused by the user's own typing does not remove a space that was just typed.
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value || !mayAsk(typed)) return;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the wait; a new callback must not
  }, [typed, value]);
  return { typed, setTyped };
}
