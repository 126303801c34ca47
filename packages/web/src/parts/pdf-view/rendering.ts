import { useSyncExternalStore } from 'react';

/** Which documents and pages of a screen have been drawn so far; thumbnails do not count. */
export interface RenderingState {
  /** Documents of which at least one page has been drawn. */
  readonly drawnDocs: ReadonlySet<string>;
  /** `docId page` of each page that has been drawn. */
  readonly drawnPages: ReadonlySet<string>;
  /** `docId page` of each page whose last attempt failed; a page that is drawn afterwards leaves the set. */
  readonly failedPages: ReadonlySet<string>;
}
export interface Rendering {
  readonly get: () => RenderingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (docId: string, page: number, isDrawn: boolean) => void;
}

export function createRendering(): Rendering {
  let state: RenderingState = { drawnDocs: new Set(), drawnPages: new Set(), failedPages: new Set() };
  const listeners = new Set<() => void>();
  const tell = (docId: string, page: number, isDrawn: boolean): void => {
    const key = `${docId} ${page}`;
    const { drawnDocs, drawnPages, failedPages } = state;
    if (isDrawn ? drawnPages.has(key) && !failedPages.has(key) : failedPages.has(key)) return;
    state = {
      drawnDocs: isDrawn ? new Set([...drawnDocs, docId]) : drawnDocs,
      drawnPages: isDrawn ? new Set([...drawnPages, key]) : drawnPages,
      failedPages: new Set(isDrawn ? [...failedPages].filter((one) => one !== key) : [...failedPages, key]),
    };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { get: () => state, subscribe, tell };
}

/** The drawing state, updated as it changes. */
export const useRendering = (rendering: Rendering): RenderingState =>
  useSyncExternalStore(rendering.subscribe, rendering.get);
