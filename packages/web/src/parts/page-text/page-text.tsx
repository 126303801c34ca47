import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { defineText } from '../../text/text.ts';
import { Box, Button, Heading, Hint, Paragraph, Row, Skeleton, Stack, Text, box } from '../../ui/index.ts';
import type { ViewDocument } from '../pdf-view/layout.ts';
import type { PdfSource } from '../pdf-view/source.ts';
import styles from './page-text.module.css';
import { type ReadBlock, readPage } from './read-page.ts';

const useWords = defineText('parts/page-text/page-text');

/** A field of the reader, and how far it is from the top of its page, in points. */
export interface PagePlace {
  readonly id: string;
  readonly docId: string;
  readonly page: number;
  readonly top: number;
  readonly content: ReactNode;
}
interface PageTextProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  places: readonly PagePlace[];
  /** The page that is read first. */
  from: { readonly docId: string; readonly page: number } | null;
  onSee: (docId: string, page: number) => void;
}

/** The documents as text that fits the screen, beside the pages, which are binding (ux 46). */
export default function PageText({ documents, source, places, from, onSee }: PageTextProps) {
  const words = useWords();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = from && view.current?.querySelector(`[data-text-of="${CSS.escape(`${from.docId} ${from.page}`)}"]`);
    if (first && from.page > 1) first.scrollIntoView({ block: 'start' });
    view.current?.focus({ preventScroll: true });
    // Only when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Box
      ref={view}
      position="absolute"
      cover
      overflowY="auto"
      fill="surface"
      className={styles.view}
      tabIndex={-1}
      role="region"
      aria-label={words.label}
    >
      <Stack gap={6} px={5} py={5} className={styles.column}>
        <Hint text={words.says} />
        {documents.map((one) => (
          <Fragment key={one.id}>
            <Heading className={documents.length > 1 ? undefined : 'visually-hidden'} text={one.name} />
            {one.pages.map((_, at) => (
              <Page
                key={`${one.id} ${at}`}
                docId={one.id}
                page={at + 1}
                of={one.pages.length}
                source={source}
                places={places.filter(({ docId, page }) => docId === one.id && page === at + 1)}
                onSee={onSee}
              />
            ))}
          </Fragment>
        ))}
      </Stack>
    </Box>
  );
}

interface PageProps {
  docId: string;
  page: number;
  of: number;
  source: PdfSource;
  places: readonly PagePlace[];
  onSee: (docId: string, page: number) => void;
}
const NEAR = '600px 0px';

/** A page is read once it comes near. */
function Page({ docId, page, of, source, places, onSee }: PageProps) {
  const words = useWords();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [read, setRead] = useState<readonly ReadBlock[] | 'failed' | null>(null);
  useEffect(() => {
    const element = section.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        root: element.parentElement?.parentElement ?? null,
        rootMargin: NEAR,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || read !== null) return;
    let isGone = false;
    const widthPx = (section.current?.clientWidth ?? 0) * window.devicePixelRatio;
    source
      .use(docId, (pdf) => readPage(pdf, page, widthPx))
      .then(
        (blocks) => isGone || setRead(blocks),
        () => isGone || setRead('failed'),
      );
    return () => {
      isGone = true;
    };
  }, [isNear, read, source, docId, page]);
  return (
    <Stack
      as="section"
      ref={section}
      gap={4}
      aria-label={words.page(page, of)}
      aria-busy={read === null}
      data-text-of={`${docId} ${page}`}
    >
      <Row gap={3} justify="between" borderTop pt={2}>
        <Text size="s" tone="ink-3" text={words.page(page, of)} />
        <Button variant="quiet" size="s" label={words.see} onClick={() => onSee(docId, page)} />
      </Row>
      {read === null && <Waiting label={words.loading} />}
      {read === 'failed' && (
        <Stack gap={2} align="start" role="alert">
          <Paragraph text={words.failed} />
          <Button label={words.retry} onClick={() => setRead(null)} />
        </Stack>
      )}
      {Array.isArray(read) && <Blocks blocks={read} places={places} />}
    </Stack>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Stack gap={3} role="status" aria-label={label}>
    {['100%', '92%', '97%', '60%', '100%', '88%', '40%'].map((width, at) => (
      <Skeleton key={at} width={width} />
    ))}
  </Stack>
);

/** The blocks in their order, each field before the first block that begins below it. */
function Blocks({ blocks, places }: { blocks: readonly ReadBlock[]; places: readonly PagePlace[] }) {
  const words = useWords();
  const at = ({ top }: PagePlace): number => {
    const next = blocks.findIndex((block) => block.box.top > top);
    return next < 0 ? blocks.length : next;
  };
  const placesAt = (index: number) =>
    places
      .filter((place) => at(place) === index)
      .toSorted((a, b) => a.top - b.top)
      .map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
  return (
    <>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {placesAt(index)}
          <Shown block={block} />
        </Fragment>
      ))}
      {placesAt(blocks.length)}
      {blocks.length === 0 && places.length === 0 && <Hint text={words.empty} />}
    </>
  );
}

/** A picture is as large as the text beside it, and no wider than the column. */
const PX_PER_POINT = 1.4;

function Shown({ block }: { block: ReadBlock }) {
  const words = useWords();
  switch (block.kind) {
    case 'heading':
      return <Heading as="h3" heading="s" text={block.text} />;
    case 'paragraph':
      return <Paragraph tone="ink" size="touch" leading={1.75} text={block.text} />;
    case 'cells':
      return (
        <Row as="p" gapX={5} gapY={1} wrap size="touch" leading={1.6}>
          {block.cells.map((cell, at) => (
            <span key={at}>{cell}</span>
          ))}
        </Row>
      );
    default:
      return (
        <div
          className={box({}, styles.picture)}
          role="img"
          aria-label={words.picture}
          style={{ width: (block.box.right - block.box.left) * PX_PER_POINT }}
          ref={(element) => element?.replaceChildren(block.picture)}
        />
      );
  }
}
