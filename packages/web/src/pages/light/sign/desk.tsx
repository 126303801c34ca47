import { type ReactNode, type Ref, useMemo, useState } from 'react';
import {
  PdfView,
  PdfViewBar,
  type PdfViewHandle,
  type ViewPage,
  type ViewPosition,
  usePdfSource,
} from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { Signing } from './model/queries.ts';
import { viewDocuments } from './model/view-documents.ts';
import styles from './sign.module.css';
import { signText } from './text.ts';
import { TopBar } from './top-bar.tsx';

interface DeskProps {
  signing: Signing;
  view: { readonly current: PdfViewHandle | null };
  viewRef: Ref<PdfViewHandle>;
  overlay?: (page: ViewPage, scale: number) => ReactNode;
  notice: ReactNode;
  status: ReactNode;
  /** What may be done instead. */
  more: ReactNode;
  /** The button of the next act. */
  children: ReactNode;
}

/** The contract between two quiet bars: what signing and checking share. */
export function Desk({ signing, view, viewRef, overlay, notice, status, more, children }: DeskProps) {
  const text = useText(signText);
  const { envelope, documents } = signing;
  const shown = useMemo(() => viewDocuments(documents), [documents]);
  const source = usePdfSource(shown);
  const [position, setPosition] = useState<ViewPosition | null>(null);
  useTitle(envelope.title);
  return (
    <div className={styles.desk}>
      <TopBar envelope={envelope} more={more} />
      <main className={styles.contract}>
        {notice}
        <PdfView
          ref={viewRef}
          documents={shown}
          source={source}
          label={text.pagesLabel}
          overlay={overlay}
          onPosition={setPosition}
        />
      </main>
      <BottomBar status={status} tools={<PdfViewBar view={view} position={position} />}>
        {children}
      </BottomBar>
    </div>
  );
}
