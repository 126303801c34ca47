import { useEffect, useState } from 'react';

/** The id of the section being read: the last one whose heading has passed the upper third of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    const look = (): void => {
      const passed = all.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3,
      );
      setCurrent(passed.at(-1) ?? all[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return current;
}
