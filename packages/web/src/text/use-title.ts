import { useEffect } from 'react';

/** The words of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Countersign' : `${title} · Countersign`;
  }, [title]);
}
