import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Draft, DraftState } from '../model/draft.ts';
import { begin } from '../model/history.ts';
import { DraftContext } from '../use-draft.ts';

/** A draft without a server: rows, documents and uploads change in its store, and nothing is saved. */
export function fakeDraft(part: Partial<DraftState>): Draft {
  const store = createStore<DraftState>(() => ({
    details: {} as DraftState['details'],
    documents: [],
    rows: [],
    fields: begin<DraftState['fields']['now']>([]),
    uploads: [],
    ...part,
  }));
  const acts: Partial<Draft> = {
    envelopeWsid: 'env_1',
    senderWsid: 'user_1',
    template: null,
    store,
    changeRows: (rows) => store.setState({ rows }),
    changeDocuments: (documents) => store.setState({ documents }),
    removeDocument: vi.fn<Draft['removeDocument']>((fileWsid: string) => {
      const { documents } = store.getState();
      store.setState({ documents: documents.filter((document) => document.fileWsid !== fileWsid) });
      return () => store.setState({ documents });
    }),
    replaceDocument: vi.fn<Draft['replaceDocument']>(),
    retryUpload: vi.fn<Draft['retryUpload']>(),
    openUpload: vi.fn<Draft['openUpload']>(),
    cancelUpload: vi.fn<Draft['cancelUpload']>(),
  };
  return acts as Draft;
}

/** The surroundings of the three steps; queries find no server and stay pending. */
export function InDraft({ draft, children }: { draft: Draft; children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return (
    <QueryClientProvider client={client}>
      <DraftContext value={draft}>{children}</DraftContext>
    </QueryClientProvider>
  );
}
