import { type ComponentProps, useEffect, useRef } from 'react';
import { Button, IconButton, Row, Stack, Text, box } from '../../ui/index.ts';
import styles from './paper.module.css';
import { showPixels } from './pictures.ts';
import { usePaperText } from './text.ts';
import type { Tone } from './tones.ts';
import type { Sheet, Sheets } from './use-sheets.ts';

/** Of the pictures in the list, for screens of twice the density. */
const SMALL_PX = 240;

interface SheetListProps {
  sheets: Sheets;
  tone: Tone;
  /** The sheet whose button gets the focus. */
  focused: number | null;
  disabled: boolean;
  onEdit: (id: number) => void;
}
/** The pages in their order, as they will be. */
export function SheetList({
  sheets: { sheets, preview, move, turn, remove },
  tone,
  focused,
  disabled,
  onEdit,
}: SheetListProps) {
  const words = usePaperText();
  return (
    <Stack as="ol" gap={2.5} aria-label={words.pages}>
      {sheets.map((sheet, at) => {
        const page = at + 1;
        return (
          <Row as="li" key={sheet.id} card gap={3} py={2} px={2}>
            <SheetPicture sheet={sheet} tone={tone} preview={preview} label={words.page(page)} />
            <Stack gap={1} grow minWidth={0} align="start">
              <Text weight={550} text={words.page(page)} />
              <FocusedButton
                isFocused={sheet.id === focused}
                size="s"
                label={words.edgesOf(page)}
                disabled={disabled}
                onClick={() => onEdit(sheet.id)}
              />
              <Row gap={0.5} wrap>
                <IconButton icon="rotate" label={words.turn(page)} disabled={disabled} onClick={() => turn(sheet.id)} />
                <IconButton
                  icon="arrowUp"
                  label={words.up(page)}
                  disabled={disabled || at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="arrowDown"
                  label={words.down(page)}
                  disabled={disabled || page === sheets.length}
                  onClick={() => move(at, page)}
                />
                <IconButton
                  icon="trash"
                  label={words.remove(page)}
                  disabled={disabled}
                  onClick={() => remove(sheet.id)}
                />
              </Row>
            </Stack>
          </Row>
        );
      })}
    </Stack>
  );
}

function FocusedButton({ isFocused, ...button }: { isFocused: boolean } & ComponentProps<typeof Button>) {
  const self = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(isFocused);
  useEffect(() => {
    if (wasFocused.current) self.current?.focus();
  }, []);
  return <Button {...button} ref={self} />;
}

interface SheetPictureProps {
  sheet: Sheet;
  tone: Tone;
  preview: Sheets['preview'];
  label: string;
}
function SheetPicture({ sheet: { shown, corners }, tone, preview, label }: SheetPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef(preview);
  useEffect(() => {
    draw.current = preview;
  });
  useEffect(() => {
    let isOld = false;
    draw.current({ shown, corners }, tone, SMALL_PX).then(
      (pixels) => {
        if (!isOld && canvas.current !== null) showPixels(canvas.current, pixels);
      },
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [shown, corners, tone]);
  return (
    <canvas ref={canvas} className={box({ rigid: true, radius: 's' }, styles.small)} role="img" aria-label={label} />
  );
}
