import { CHECK_MARK_DIRECTIONS, type CheckMarkDirection } from '@countersign/domain';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Grid, SelectField, Stack, TextField, bound } from '../../../ui/index.ts';
import styles from './check-mark-properties.module.css';
import { MillimetreField } from './millimetre-field.tsx';
import type { Slice } from './model/check-marks.ts';
import type { Field } from './model/fields.ts';
import { pagesFromText, textFromPages } from './model/page-ranges.ts';
import { SealSlice } from './seal-slice.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

/** Edge, pages, position and size of a check-mark seal; every change shows on all its pages at once (ux 11). */
export function CheckMarkProperties({ field, editor }: { field: Field; editor: Editor }) {
  const words = usePrepareText();
  const { checkMark } = field;
  const count = editor.pages.filter(({ docId }) => docId === field.docId).length;
  if (checkMark === null) return null;
  const sealed = checkMark.pages ?? Array.from({ length: count }, (_, at) => at + 1);
  const isUpright = checkMark.direction === 'LEFT' || checkMark.direction === 'RIGHT';
  const patch = (part: Partial<typeof checkMark>, tag?: string) =>
    editor.patchCheckMark(field, part, tag && `${tag} ${field.id}`);
  return (
    <>
      <Fanned slices={editor.slices.get(field.id) ?? null} isUpright={isUpright} label={words.fanned} />
      <SelectField
        label={words.edge}
        {...bound(checkMark.direction, (next) => patch({ direction: next as CheckMarkDirection, offset: 0 }))}
        options={CHECK_MARK_DIRECTIONS.map((direction) => [direction, words.edges[direction]])}
      />
      <PagesField
        count={count}
        pages={checkMark.pages}
        onChange={(pages) => patch({ pages, certPages: Math.min(checkMark.certPages, pages?.length ?? count) })}
      />
      <SelectField
        label={words.certPage}
        hint={words.certPageHint}
        {...bound(checkMark.certPages, (next) => patch({ certPages: Number(next) }))}
      >
        {sealed.map((page, at) => (
          <option key={page} value={at + 1}>
            {words.onPage(page)}
          </option>
        ))}
      </SelectField>
      <Grid columns={2} gap={2.5}>
        <MillimetreField
          label={words.sealSize}
          points={checkMark.resizeWidth}
          min={5}
          onChange={(size) =>
            patch({ resizeWidth: size, resizeHeight: (size * checkMark.resizeHeight) / checkMark.resizeWidth }, 'size')
          }
        />
        <MillimetreField
          label={words.margin}
          points={checkMark.margin}
          min={0}
          onChange={(margin) => patch({ margin }, 'margin')}
        />
      </Grid>
      <MillimetreField
        label={isUpright ? words.offsetUp : words.offsetRight}
        points={checkMark.offset}
        min={-1000}
        onChange={(offset) => patch({ offset }, 'offset')}
      />
      <Checkbox
        label={words.resizable}
        checked={checkMark.resizable}
        onChange={(event) => patch({ resizable: event.currentTarget.checked })}
      />
    </>
  );
}

const FANNED_MAX = 30;
const FANNED_PX = 96;
/** The edges of the pages side by side, which together show the whole seal: one strip per page, in proportion. */
function Fanned({ slices, isUpright, label }: { slices: readonly Slice[] | null; isUpright: boolean; label: string }) {
  const first = slices?.slice(0, FANNED_MAX) ?? [];
  if (first.length === 0) return null;
  const group = first.slice(0, groupOf(first));
  const { width, height, part } = group[0]!;
  const scale = FANNED_PX / Math.max(width / (part.right - part.left), height / (part.top - part.bottom));
  const strip = { width: width * scale, height: height * scale };
  const isTurned = part.left > 0 || part.bottom > 0;
  return (
    <Stack
      align="center"
      justify="center"
      p={3}
      radius="m"
      fill="sunk"
      className={styles.fanned}
      role="img"
      aria-label={label}
      data-upright={isUpright || undefined}
      data-turned={isTurned !== !isUpright || undefined}
    >
      {group.map((slice) => (
        <span key={slice.page} style={strip}>
          <SealSlice part={slice.part} width={strip.width} height={strip.height} name="" />
        </span>
      ))}
    </Stack>
  );
}
/** The number of pages that share the first seal. */
const groupOf = (slices: readonly Slice[]): number => {
  const { part } = slices[0]!;
  return Math.max(1, Math.round(1 / Math.min(part.right - part.left, part.top - part.bottom)));
};

function PagesField({
  count,
  pages,
  onChange,
}: {
  count: number;
  pages: readonly number[] | null;
  onChange: (pages: readonly number[] | null) => void;
}) {
  const words = usePrepareText();
  const [typed, setTyped] = useState<string | null>(null);
  const known = textFromPages(pages);
  const text = typed ?? known;
  const isWrong = typed !== null && typed.trim() !== '' && pagesFromText(typed, count) === null;
  return (
    <TextField
      label={words.sealPages}
      hint={words.sealPagesHint}
      placeholder={words.allPages}
      value={text}
      error={isWrong ? words.pagesWrong(count) : undefined}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTyped(value);
        const next = pagesFromText(value, count);
        if (value.trim() === '') onChange(null);
        else if (next !== null) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
