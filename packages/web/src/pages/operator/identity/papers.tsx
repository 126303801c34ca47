import { type OperatorApplication, pathOf, operatorApi } from '@countersign/contract';
import { useRef, useState } from 'react';
import { useSharedText } from '../../../text/shared.ts';
import { Button, EmptyState, IconButton, Row, Skeleton, Stack } from '../../../ui/index.ts';
import styles from './identity.module.css';
import { useIdentityText } from './text.ts';
import { useDrag, useInnerSize } from './use-drag.ts';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** The document pictures, one large and the others to choose from. */
export function Papers({ papers }: { papers: OperatorApplication['papers'] }) {
  const words = useIdentityText();
  const [at, setAt] = useState(0);
  const paper = papers[at] ?? papers[0];
  if (paper === undefined) return <EmptyState title={words.noPapers} />;
  return (
    <Stack as="section" card overflow="hidden" aria-label={words.papers}>
      {papers.length > 1 && (
        <Row gap={2} align="stretch" wrap px={3} pt={3} role="group" aria-label={words.papers}>
          {papers.map(({ paperWsid, kind }, index) => (
            <button
              key={paperWsid}
              type="button"
              className={styles.choice}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              {words.paper[kind]}
            </button>
          ))}
        </Row>
      )}
      <PaperView
        key={paper.paperWsid}
        name={words.paper[paper.kind]}
        address={pathOf(operatorApi.getApplicationPaper, { paperWsid: paper.paperWsid })}
      />
    </Stack>
  );
}

type Loading = 'coming' | 'there' | 'failed';

/** One picture: fitted at first, then zoomed freely and rotated by quarter turns. */
function PaperView({ name, address }: { name: string; address: string }) {
  const words = useIdentityText();
  const shared = useSharedText();
  const [zoom, setZoom] = useState(0);
  const [quarters, setQuarters] = useState(0);
  const [loading, setLoading] = useState<Loading>('coming');
  const [round, setRound] = useState(0);
  const [size, setSize] = useState({ width: 4, height: 3 });
  const stage = useRef<HTMLDivElement>(null);
  const inner = useInnerSize(stage);
  const drag = useDrag();
  const isTurned = quarters % 2 === 1;
  const [wide, high] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const scale = Math.min(inner.width / wide, inner.height / high, 1) * (ZOOMS[zoom] ?? 1);
  const retry = () => {
    setLoading('coming');
    setRound(round + 1);
  };
  return (
    <>
      <Row gap={1} py={1.5} px={2.5}>
        <IconButton icon="zoomOut" label={words.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <IconButton
          icon="zoomIn"
          label={words.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button variant="quiet" size="s" label={words.fit} disabled={zoom === 0} onClick={() => setZoom(0)} />
        <IconButton icon="rotate" label={words.rotate} onClick={() => setQuarters((quarters + 1) % 4)} />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div ref={stage} className={styles.stage} role="region" tabIndex={0} aria-label={words.stage(name)} {...drag}>
        {loading === 'failed' ? (
          <EmptyState title={words.paperFailed} action={<Button label={shared.retry} onClick={retry} />} />
        ) : (
          <div className={styles.sheet} style={{ width: wide * scale, height: high * scale }}>
            {loading === 'coming' && <Skeleton width="100%" height="100%" />}
            <img
              key={round}
              src={address}
              alt={name}
              draggable={false}
              className={styles.picture}
              style={{
                width: size.width * scale,
                height: size.height * scale,
                transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
                visibility: loading === 'there' ? 'visible' : 'hidden',
              }}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                setSize({ width: naturalWidth || 1, height: naturalHeight || 1 });
                setLoading('there');
              }}
              onError={() => setLoading('failed')}
            />
          </div>
        )}
      </div>
    </>
  );
}
