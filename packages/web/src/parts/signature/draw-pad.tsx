import { type StrokeFault, SIGNATURE_INK, judgeStrokes, padPath } from '@countersign/domain';
import { type PointerEvent as ReactPointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Box, Button, Row, Stack, Text, box, classes } from '../../ui/index.ts';
import { type InkPicture, pictureOfStrokes } from './ink-picture.ts';
import { useMedia } from '../../ui/use-media.ts';
import styles from './signature.module.css';
import { type Line, type PenPoint, thinned, turnBack, withPoint } from './strokes.ts';
import { useSignatureText } from './text.ts';

interface DrawPadProps {
  /** Called with the picture after each stroke; null with the reason while it is no signature. */
  onChange: (picture: InkPicture | null, fault: StrokeFault | null) => void;
  /** The colour of the ink; that of a pen unless a seal is drawn. */
  ink?: string;
  /** Takes all the available height. */
  fill?: boolean;
  /** The label of the pad, and its text while it is empty. */
  label?: string;
  hint?: string;
}
const pointOf = (event: PointerEvent, box: DOMRect): PenPoint => ({
  x: event.clientX - box.left,
  y: event.clientY - box.top,
  // A pen reports its pressure; a finger and a mouse report a constant.
  pressure: event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : null,
});

/** A pad of at least 200 px with undo, clear and, on a phone held upright, a turn by 90° (ux 20). */
export function DrawPad({ onChange, ink = SIGNATURE_INK, fill = false, label, hint }: DrawPadProps) {
  const words = useSignatureText();
  const canTurn = useMedia('(max-width: 640px) and (orientation: portrait)');
  const [strokes, setStrokes] = useState<readonly Line[]>([]);
  const [live, setLive] = useState<Line | null>(null);
  const [turned, setTurned] = useState(false);
  const pad = useRef<HTMLDivElement>(null);
  const drawing = useRef<{ pointerId: number; line: Line } | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  const commit = (drawn: readonly Line[]) => {
    // The displayed strokes are exactly the ones that are sent.
    const lines = thinned(drawn);
    setStrokes(lines);
    const box = pad.current?.getBoundingClientRect();
    if (box === undefined) return;
    const fault = judgeStrokes(lines);
    const given = { width: Math.round(box.width), height: Math.round(box.height), lines };
    report.current(fault === null ? pictureOfStrokes(turned ? turnBack(given) : given, ink) : null, fault);
  };
  const begin = (event: ReactPointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || drawing.current !== null) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const line = withPoint([], pointOf(event.nativeEvent, event.currentTarget.getBoundingClientRect()));
    drawing.current = { pointerId: event.pointerId, line };
    setLive(line);
  };
  const move = (event: ReactPointerEvent<HTMLDivElement>) => {
    const current = drawing.current;
    if (current === null || current.pointerId !== event.pointerId) return;
    const box = event.currentTarget.getBoundingClientRect();
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const part of all.length > 0 ? all : [event.nativeEvent])
      current.line = withPoint(current.line, pointOf(part, box));
    setLive(current.line);
  };
  const end = (event: ReactPointerEvent<HTMLDivElement>) => {
    const current = drawing.current;
    if (current === null || current.pointerId !== event.pointerId) return;
    drawing.current = null;
    setLive(null);
    commit([...strokes, current.line]);
  };
  const turn = () => {
    setTurned(!turned);
    setStrokes([]);
    report.current(null, 'empty');
  };

  const paths = useMemo(() => strokes.map(padPath), [strokes]);
  const shown = live === null ? paths : [...paths, padPath(live)];
  return (
    <Stack
      gap={3}
      grow={fill}
      minHeight={fill ? 0 : undefined}
      className={classes(turned && styles.turned, fill && styles.fill)}
    >
      <Box
        ref={pad}
        position="relative"
        overflow="hidden"
        radius="m"
        fill="sheet"
        className={styles.pad}
        role="img"
        aria-label={label ?? words.pad}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {shown.length === 0 && (
          <Text
            position="absolute"
            textAlign="center"
            tone="ink-3"
            className={styles.padHint}
            text={hint ?? words.hint}
          />
        )}
        <svg className={box({ position: 'absolute', width: 'full', height: 'full' }, styles.ink)} aria-hidden="true">
          {shown.map((path, at) => (
            <path key={at} d={path} fill={ink} />
          ))}
        </svg>
      </Box>
      <Row gapY={1.5} gapX={3} wrap>
        <Button
          variant="quiet"
          size="s"
          icon="undo"
          label={words.undo}
          disabled={strokes.length === 0}
          onClick={() => commit(strokes.slice(0, -1))}
        />
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          label={words.clear}
          disabled={strokes.length === 0}
          onClick={() => commit([])}
        />
        {canTurn && (
          <Button
            variant="quiet"
            size="s"
            icon="rotate"
            label={turned ? words.upright : words.rotate}
            aria-pressed={turned}
            onClick={turn}
          />
        )}
      </Row>
    </Stack>
  );
}
