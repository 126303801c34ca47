import { useEffect } from 'react';
import { authorityName } from './authority-name.ts';

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? authorityName() : `${title} · ${authorityName()}`;
  }, [title]);
}
