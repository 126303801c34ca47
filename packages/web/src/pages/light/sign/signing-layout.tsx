import { type ReactNode, type Ref, Suspense, lazy, useCallback, useState } from 'react';
import type { PagePlace } from '../../../parts/page-text/page-text.tsx';
import { PdfView, PdfViewBar, type ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { Box, Grid, IconButton, Stack } from '../../../ui/index.ts';
import { useTitle } from '../../../text/use-title.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { Signing } from './model/queries.ts';
import type { Reading } from './model/use-reading.ts';
import styles from './signing-layout.module.css';
import { useSignText } from './text.ts';
import { SenderMessage } from './sender-message.tsx';
import { TopBar } from './top-bar.tsx';

const PageText = lazy(() => import('../../../parts/page-text/page-text.tsx'));
const ForcedReading = lazy(async () => ({ default: (await import('./rare-parts.ts')).ForcedReading }));

interface SigningLayoutProps {
  signing: Signing;
  reading: Reading;
  view: { readonly current: PdfViewHandle | null };
  viewRef: Ref<PdfViewHandle>;
  overlay?: (page: ViewPage, scale: number) => ReactNode;
  /** The fields of the reader, for the text view. */
  places?: readonly PagePlace[];
  notice: ReactNode;
  status: ReactNode;
  /** The alternative acts. */
  more: ReactNode;
  /** Between the contract and the bottom bar, while fields are placed on the pages. */
  strip?: ReactNode;
  /** Beside the zoom. */
  tool?: ReactNode;
  onPosition?: (position: ViewPosition) => void;
  onScale?: (scale: number) => void;
  /** The button of the next act. */
  children: ReactNode;
}

/** The layout that signing and checking share: the contract between two plain bars. */
export function SigningLayout(props: SigningLayoutProps) {
  const {
    signing,
    reading,
    view,
    viewRef,
    overlay,
    places = [],
    notice,
    status,
    more,
    strip,
    tool,
    onPosition,
    onScale,
    children,
  } = props;
  const { follow: seen } = reading;
  const text = useSignText();
  const { envelope, participant } = signing;
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const follow = useCallback(
    (next: ViewPosition) => {
      setPosition(next);
      seen(next);
      onPosition?.(next);
    },
    [onPosition, seen],
  );
  useTitle(envelope.title);
  return (
    <Grid columns={1} overflow="hidden" className={styles.layout}>
      <TopBar signing={signing} more={more} />
      <Stack as="main" position="relative" minWidth={0} minHeight={0} className={styles.contract}>
        {participant.message !== null && <SenderMessage message={participant.message} />}
        {reading.rule !== null && (
          <Suspense>
            <ForcedReading reading={reading} view={view} />
          </Suspense>
        )}
        {notice}
        <PdfView
          ref={viewRef}
          documents={reading.documents}
          source={reading.source}
          label={text.pagesLabel}
          overlay={overlay}
          onPosition={follow}
          onScale={onScale}
        />
        {reading.isText && (
          <Suspense>
            <PageText
              documents={reading.documents}
              source={reading.source}
              places={places}
              from={position}
              onSee={(docId, page) => {
                reading.setText(false);
                view.current?.scrollToPage(docId, page);
              }}
            />
          </Suspense>
        )}
      </Stack>
      <Box minWidth={0}>{strip}</Box>
      <BottomBar
        status={status}
        tools={
          <>
            {tool}
            <IconButton
              icon="lines"
              label={text.readText}
              aria-pressed={reading.isText}
              onClick={() => reading.setText(!reading.isText)}
            />
            {!reading.isText && <PdfViewBar view={view} position={position} />}
          </>
        }
      >
        {children}
      </BottomBar>
    </Grid>
  );
}
