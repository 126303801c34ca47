import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** After this time parts are loaded that no one can see yet. */
export const LOAD_AFTER_MS = 1500;

/**
 * A sheet that is not visible when a page opens: it is loaded after the first paint, and before it is needed (ux 40). If
 * loading fails, opening it tries again.
 */
export function lateSheet<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  return function LateSheet(props: P) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    useEffect(() => whenIdle(LOAD_AFTER_MS, () => void load().catch(() => {})), []);
    return wasOpen ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
