import { showsPicture } from '@countersign/domain';
import { Suspense, lazy, useState } from 'react';
import { loadKinds } from '../../../parts/field-kinds/kinds.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, bound } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CopyToPages } from './copy-to-pages.tsx';
import { Grid, Hint, Row, Stack } from '../../../ui/layout.tsx';
import styles from './properties.module.css';
import { MillimetreField } from './millimetre-field.tsx';
import type { Alignment } from './model/arrange.ts';
import { type Field, isNote } from './model/fields.ts';
import type { Signer } from './palette.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

const FieldValue = lazy(async () => {
  await loadKinds();
  return import('./field-value.tsx');
});
const CheckMarkProperties = lazy(async () => ({
  default: (await import('./check-mark-properties.tsx')).CheckMarkProperties,
}));

/** The properties of the selected field, or the common ones of several. */
export function Properties({ editor, signers }: { editor: Editor; signers: readonly Signer[] }) {
  const words = usePrepareText();
  // A phone shows only the acts until the rest is opened, so that the page stays visible.
  const [unfolded, setUnfolded] = useState(false);
  const { selected } = editor;
  const [field] = selected;
  if (field === undefined) return null;
  const ids = selected.map(({ id }) => id);
  const single = selected.length === 1 ? field : null;
  const flag = single && editor.flags.get(single.id);
  const isBox = selected.some(({ checkMark }) => checkMark === null);
  return (
    <Stack
      as="section"
      gap={3}
      py={5}
      px={4}
      fill="surface"
      borderBottom
      className={styles.properties}
      data-unfolded={unfolded || undefined}
      data-acts-on-chosen
      aria-labelledby="properties-title"
    >
      <Row as="header" className={styles.head}>
        <h2 id="properties-title" className={styles.small}>
          {single
            ? `${words.properties} · ${words.type[isNote(single) ? 'NOTE' : single.type]}`
            : words.moreThanOne(selected.length)}
        </h2>
        <IconButton
          icon="settings"
          className={styles.unfold}
          label={words.properties}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
        <IconButton icon="close" label={words.clearSelection} onClick={editor.clear} />
      </Row>
      {flag && <Banner tone="danger">{words[flag]}</Banner>}
      <SelectField
        label={words.holder}
        {...bound(
          selected.every(({ participantWsid }) => participantWsid === field.participantWsid)
            ? field.participantWsid
            : '',
          (next) => editor.patch(ids, { participantWsid: next }),
        )}
      >
        {selected.some(({ participantWsid }) => participantWsid !== field.participantWsid) && (
          <option value="" disabled>
            {words.severalHolders}
          </option>
        )}
        {signers.map(({ participantWsid, name }) => (
          <option key={participantWsid} value={participantWsid}>
            {name}
          </option>
        ))}
      </SelectField>
      {!(single && isNote(single)) && (
        <Checkbox
          checked={selected.every(({ required }) => required)}
          onChange={(event) => editor.patch(ids, { required: event.currentTarget.checked })}
        >
          {words.required}
        </Checkbox>
      )}
      {single && !showsPicture(single.type) && (
        <Suspense fallback={<Spinner />}>
          <FieldValue key={single.id} field={single} editor={editor} />
        </Suspense>
      )}
      {single && single.checkMark !== null && (
        <Suspense fallback={<Spinner />}>
          <CheckMarkProperties field={single} editor={editor} />
        </Suspense>
      )}
      {single && single.checkMark === null && <Size field={single} editor={editor} />}
      {selected.length > 1 && isBox && <Arrange editor={editor} />}
      <Row gap={2} align="stretch" wrap className={styles.acts}>
        {isBox && (
          <Button size="s" icon="drag" aria-pressed={editor.armed === 'move'} onClick={() => editor.arm('move')}>
            {words.moveTo}
          </Button>
        )}
        <Button size="s" icon="copy" onClick={editor.duplicate}>
          {words.duplicate}
        </Button>
        {isBox && <CopyToPages editor={editor} field={field} />}
        <Button size="s" variant="danger" icon="trash" onClick={() => editor.remove(ids)}>
          {words.deleteField}
        </Button>
      </Row>
      <Hint size="s" className={styles.hint}>
        {words.keys}
      </Hint>
    </Stack>
  );
}

function Size({ field, editor }: { field: Field; editor: Editor }) {
  const words = usePrepareText();
  const ratio = field.height / field.width;
  const isSeal = field.type === 'SEAL_SIGN';
  return (
    <Grid columns={2} gap={2.5}>
      <MillimetreField
        label={words.width}
        points={field.width}
        onChange={(width) =>
          editor.patchBox(field, isSeal ? { width, height: width * ratio } : { width }, `width ${field.id}`)
        }
      />
      <MillimetreField
        label={words.height}
        points={field.height}
        onChange={(height) =>
          editor.patchBox(field, isSeal ? { height, width: height / ratio } : { height }, `height ${field.id}`)
        }
      />
    </Grid>
  );
}

const ALIGNMENTS: readonly Alignment[] = ['left', 'centre', 'right', 'top', 'middle', 'bottom'];
/** Aligns or distributes the selected fields, separately on each page (ux 8). */
function Arrange({ editor }: { editor: Editor }) {
  const words = usePrepareText();
  return (
    <Grid gap={1.5} className={styles.arrange} role="group" aria-label={words.arrange}>
      {ALIGNMENTS.map((how) => (
        <button
          key={how}
          type="button"
          className={styles.align}
          aria-label={words.align[how]}
          title={words.align[how]}
          onClick={() => editor.align(how)}
        >
          <AlignIcon how={how} />
        </button>
      ))}
      <button
        type="button"
        className={styles.align}
        title={words.distributeX}
        aria-label={words.distributeX}
        onClick={() => editor.distribute('x')}
      >
        <AlignIcon how="spreadX" />
      </button>
      <button
        type="button"
        className={styles.align}
        title={words.distributeY}
        aria-label={words.distributeY}
        onClick={() => editor.distribute('y')}
      >
        <AlignIcon how="spreadY" />
      </button>
    </Grid>
  );
}

const ALIGN_PATHS: Record<Alignment | 'spreadX' | 'spreadY', string> = {
  left: 'M3 2.500v15M6 5h10v3.500H6zM6 11.500h6V15H6z',
  centre: 'M10 2.500v2.500M5 5h10v3.500H5zM10 8.500v3M7 11.500h6V15H7zM10 15v2.500',
  right: 'M17 2.500v15M4 5h10v3.500H4zM8 11.500h6V15H8z',
  top: 'M2.500 3h15M5 6v10h3.500V6zM11.500 6v6H15V6z',
  middle: 'M2.500 10h2.500M5 5v10h3.500V5zM8.500 10h3M11.500 7v6H15V7zM15 10h2.500',
  bottom: 'M2.500 17h15M5 4v10h3.500V4zM11.500 8v6H15V8z',
  spreadX: 'M3 2.500v15M17 2.500v15M8 6h4v8H8z',
  spreadY: 'M2.500 3h15M2.500 17h15M6 8v4h8V8z',
};
const AlignIcon = ({ how }: { how: keyof typeof ALIGN_PATHS }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.500"
    aria-hidden="true"
  >
    <path d={ALIGN_PATHS[how]} />
  </svg>
);
