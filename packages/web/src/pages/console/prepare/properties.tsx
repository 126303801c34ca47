import { Suspense, lazy, useState } from 'react';
import { Banner, Button, Grid, Hint, IconButton, Row, SelectField, Spinner, Stack, bound } from '../../../ui/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CopyToPages } from './copy-to-pages.tsx';
import styles from './properties.module.css';
import { FieldValue } from './field-value.tsx';
import { MillimetreField } from './millimetre-field.tsx';
import { type Field, isNote } from './model/fields.ts';
import type { Signer } from './palette.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

const ArrangeTools = lazy(() => import('./arrange-tools.tsx'));
const CheckMarkProperties = lazy(async () => ({
  default: (await import('./rare-panels.ts')).CheckMarkProperties,
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
      {!(single && (isNote(single) || single.rules?.computed)) && (
        <Checkbox
          label={words.required}
          checked={selected.every(({ required }) => required)}
          onChange={(event) => editor.patch(ids, { required: event.currentTarget.checked })}
        />
      )}
      {single && <FieldValue key={single.id} field={single} editor={editor} />}
      {single && single.checkMark !== null && (
        <Suspense fallback={<Spinner />}>
          <CheckMarkProperties field={single} editor={editor} />
        </Suspense>
      )}
      {single && single.checkMark === null && <Size field={single} editor={editor} />}
      {selected.length > 1 && isBox && (
        <Suspense>
          <ArrangeTools editor={editor} />
        </Suspense>
      )}
      <Row gap={2} align="stretch" wrap className={styles.acts}>
        {isBox && (
          <Button
            size="s"
            icon="drag"
            label={words.moveTo}
            aria-pressed={editor.armed === 'move'}
            onClick={() => editor.arm('move')}
          />
        )}
        <Button size="s" icon="copy" label={words.duplicate} onClick={editor.duplicate} />
        {isBox && <CopyToPages editor={editor} field={field} />}
        <Button size="s" variant="danger" icon="trash" label={words.deleteField} onClick={() => editor.remove(ids)} />
      </Row>
      <Hint size="s" className={styles.hint} text={words.keys} />
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
