import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ViewDocument, ViewPage } from './layout.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';

interface ThumbnailsProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  label: string;
  /** Words of one page's button, such as its document and number. */
  pageLabel: (page: ViewPage) => string;
  current: { docId: string; page: number } | null;
  onPick: (docId: string, page: number) => void;
  /** Stands beside the page number, such as a count of fields. */
  badge?: (page: ViewPage) => ReactNode;
  widthPx?: number;
}

/** Small pages to jump by; each is drawn when it comes into sight. */
export function PdfThumbnails({
  documents,
  source,
  label,
  pageLabel,
  current,
  onPick,
  badge,
  widthPx = 112,
}: ThumbnailsProps) {
  return (
    <nav className={styles.thumbs} aria-label={label}>
      {documents.flatMap((document) =>
        document.pages.map((size, index) => {
          const page: ViewPage = { ...size, docId: document.id, page: index + 1 };
          const isCurrent = current?.docId === page.docId && current.page === page.page;
          return (
            <button
              key={`${page.docId} ${page.page}`}
              type="button"
              className={styles.thumb}
              aria-label={pageLabel(page)}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => onPick(page.docId, page.page)}
            >
              <LazyPage source={source} page={page} scale={widthPx / page.width} />
              <span className={styles.foot}>
                {page.page}
                {badge?.(page)}
              </span>
            </button>
          );
        }),
      )}
    </nav>
  );
}

function LazyPage({ source, page, scale }: { source: PdfSource; page: ViewPage; scale: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span
      ref={place}
      aria-hidden="true"
      style={{ display: 'block', width: page.width * scale, height: page.height * scale, background: '#fff' }}
    >
      {seen && <PdfPage source={source} page={page} scale={scale} selectable={false} label="" />}
    </span>
  );
}
