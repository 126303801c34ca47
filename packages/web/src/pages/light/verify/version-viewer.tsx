import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PdfPage } from '../../../parts/pdf-view/pdf-page.tsx';
import { Banner, Button, Icon, IconButton, Paragraph, Row, Skeleton, Stack, Text, box } from '../../../ui/index.ts';
import type { Box } from './difference.ts';
import styles from './version-viewer.module.css';
import { type Mode, type Version, fieldsOf, modesOf, pagesOf, pairOf } from './versions.ts';
import { useVersionsText } from './versions-text.ts';
import { type PageFacts, useDifferences, useFieldPlaces, usePageFacts, useVersionSource } from './use-versions.ts';

interface ViewerProps {
  file: File;
  /** The password, if the file is encrypted. */
  password: string | null;
  versions: readonly Version[];
  shown: Version;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/**
 * The pages of a version, drawn from its own bytes, alone or below a later one with a divider between them. The file is read
 * from this device; nothing is fetched for it.
 */
export function VersionViewer({ file, password, versions, shown, mode, onMode }: ViewerProps) {
  const text = useVersionsText();
  const source = useVersionSource(file, password);
  const { older, newer, changes, isSuspicious } = pairOf(versions, shown, mode);
  const [wanted, setWanted] = useState<{ of: string; page: number }>({ of: '', page: 1 });
  const fields = useFieldPlaces(source, String(newer.end), fieldsOf(changes));
  const changed = [...new Set([...pagesOf(changes), ...fields.map((place) => place.page)])].sort((a, b) => a - b);
  // Until the person turns a page, the first changed one is shown.
  const of = `${shown.number}`;
  const page = wanted.of === of ? wanted.page : (changed[0] ?? wanted.page);
  const facts = usePageFacts(source, String(newer.end), page);
  const before = usePageFacts(source, older === null ? null : String(older.end), page);
  const turn = (next: number) => setWanted({ of, page: next });
  if (facts === 'failed' || before === 'failed') return <Banner tone="danger">{text.failed}</Banner>;
  const count = Math.max(facts?.count ?? 0, older === null ? 0 : (before?.count ?? 0));
  const isReady = facts !== null && (older === null || before !== null);
  return (
    <Stack gap={2.5}>
      <Modes versions={versions} shown={shown} mode={mode} onMode={onMode} />
      <PageBar page={Math.min(page, Math.max(1, count))} count={count} changed={changed} onTurn={turn} />
      {isReady ? (
        <Stage
          key={`${older?.end ?? ''} ${newer.end}`}
          source={source}
          page={page}
          facts={facts}
          before={before}
          older={older}
          newer={newer}
          isSuspicious={isSuspicious}
          marks={fields.filter((place) => place.page === page)}
        />
      ) : (
        <div role="status">
          <span className="visually-hidden">{text.loading}</span>
          <Skeleton height={420} radius={10} />
        </div>
      )}
    </Stack>
  );
}

function Modes({ versions, shown, mode, onMode }: Omit<ViewerProps, 'file' | 'password'>) {
  const text = useVersionsText();
  const modes = modesOf(versions, shown);
  if (modes.length < 2) return null;
  return (
    <Row wrap alignSelf="start" p={0.5} radius="m" fill="sunk" role="group" aria-label={text.show}>
      {modes.map((one) => (
        <Button
          key={one}
          size="s"
          variant={mode === one ? 'secondary' : 'quiet'}
          label={text.modes[one]}
          aria-pressed={mode === one}
          onClick={() => onMode(one)}
        />
      ))}
    </Row>
  );
}

interface PageBarProps {
  page: number;
  count: number;
  changed: readonly number[];
  onTurn: (page: number) => void;
}
function PageBar({ page, count, changed, onTurn }: PageBarProps) {
  const text = useVersionsText();
  return (
    <Row gapY={1} gapX={2} wrap tone="ink-2" size="m">
      <IconButton icon="chevronLeft" label={text.previousPage} disabled={page <= 1} onClick={() => onTurn(page - 1)} />
      <span className={styles.number} aria-live="polite">
        {count > 0 && text.page(page, count)}
      </span>
      <IconButton icon="chevronRight" label={text.nextPage} disabled={page >= count} onClick={() => onTurn(page + 1)} />
      {changed.length > 0 && (
        <Row as="span" gap={1.5} wrap ml="auto" role="group" aria-label={text.changedPages}>
          <span aria-hidden="true">{text.changedPages}</span>
          {changed.slice(0, CHIPS_MAX).map((one) => (
            <Button
              key={one}
              size="s"
              variant={one === page ? 'primary' : 'secondary'}
              label={one}
              aria-label={text.goTo(one)}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onTurn(one)}
            />
          ))}
        </Row>
      )}
    </Row>
  );
}
const CHIPS_MAX = 12;

interface StageProps {
  source: ReturnType<typeof useVersionSource>;
  page: number;
  facts: PageFacts;
  before: PageFacts | null;
  older: Version | null;
  newer: Version;
  marks: readonly Box[];
  isSuspicious: boolean;
}

/** One page of a version, or of two with a divider between them. */
function Stage({ source, page, facts, before, older, newer, marks, isSuspicious }: StageProps) {
  const text = useVersionsText();
  const [host, width] = useWidth();
  const [divider, setDivider] = useState(50);
  const isPair = older !== null && facts.size !== null && before?.size != null;
  const boxes = useDifferences(source, isPair ? String(older.end) : null, String(newer.end), page);
  const size = facts.size ?? before?.size ?? A4;
  const scale = Math.min(SCALE_MAX, width / size.width);
  const paper = (version: Version, { size: own }: PageFacts) =>
    own === null ? null : (
      <PdfPage
        source={source}
        page={{ docId: String(version.end), page, ...own }}
        scale={scale}
        selectable={false}
        label={`${text.version(version.number)}, ${text.page(page, facts.count)}`}
      />
    );
  return (
    <div className={box({ p: 3, radius: 'l', fill: 'desk' }, styles.host)}>
      <div ref={host} />
      {width > 0 && (
        <div
          className={box(
            { position: 'relative', mx: 'auto', overflow: 'hidden', fill: 'surface' },
            isSuspicious && styles.suspicious,
          )}
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          {older !== null && before !== null && (
            <div className={box({ position: 'absolute', cover: true })}>{paper(older, before)}</div>
          )}
          <div
            className={box({ position: 'absolute', cover: true })}
            style={isPair ? { clipPath: `inset(0 0 0 ${divider}%)`, WebkitClipPath: `inset(0 0 0 ${divider}%)` } : {}}
          >
            {paper(newer, facts)}
          </div>
          <Marks boxes={boxes ?? []} kind="difference" />
          <Marks boxes={marks} kind="mark" />
          {isPair && <Divider value={divider} onChange={setDivider} older={older} newer={newer} />}
        </div>
      )}
      <Paragraph
        mt={2.5}
        minHeight="line"
        size="m"
        textAlign="center"
        role="status"
        text={
          facts.size === null
            ? text.missing
            : older !== null && before?.size == null
              ? text.added
              : !isPair
                ? ''
                : boxes === null
                  ? text.comparing
                  : wordsOf(text, boxes)
        }
      />
    </div>
  );
}
const A4 = { width: 595, height: 842 };
const SCALE_MAX = 1.6;

const wordsOf = (text: ReturnType<typeof useVersionsText>, boxes: readonly Box[]): string =>
  boxes.length === 0
    ? text.same
    : boxes.length === 1 && boxes[0]?.width === 100 && boxes[0].height === 100
      ? text.whole
      : text.differs(boxes.length);

const Marks = ({ boxes, kind }: { boxes: readonly Box[]; kind: 'difference' | 'mark' }) => (
  <div aria-hidden="true">
    {boxes.map(({ x, y, width, height }) => (
      <span
        key={`${x} ${y} ${width} ${height}`}
        className={styles[kind]}
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      />
    ))}
  </div>
);

interface DividerProps {
  value: number;
  onChange: (value: number) => void;
  older: Version;
  newer: Version;
}
/** A slider over the whole page: it can be dragged anywhere, and moved by the arrow keys. */
function Divider({ value, onChange, older, newer }: DividerProps) {
  const text = useVersionsText();
  return (
    <>
      <Tag version={older} style={{ left: 8 }} />
      <Tag version={newer} style={{ right: 8 }} />
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        className={box({ position: 'absolute', cover: true, width: 'full', height: 'full', m: 0 }, styles.slider)}
        aria-label={text.divider}
        aria-valuetext={text.percent(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <span className={styles.handle} style={{ left: `${value}%` }} aria-hidden="true">
        <Row as="span" position="absolute" radius="circle" fill="surface" tone="ink" className={styles.knob}>
          <Icon name="chevronLeft" size={16} />
          <Icon name="chevronRight" size={16} />
        </Row>
      </span>
    </>
  );
}

function Tag({ version, style }: { version: Version; style: CSSProperties }) {
  const text = useVersionsText();
  return (
    <Text
      position="absolute"
      py={0.5}
      px={2.5}
      radius="m"
      tone="on-brand"
      size="xs"
      className={styles.tag}
      style={style}
      aria-hidden="true"
      text={text.version(version.number)}
    />
  );
}

/** The width of an element in CSS pixels as it changes; 0 before layout. */
function useWidth(): readonly [React.RefObject<HTMLDivElement | null>, number] {
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(host.current?.clientWidth ?? 0), []);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [host, width];
}
