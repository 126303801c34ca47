import { DATE_FORMATS, MM_TO_PT, isDateFormat, isDayIn } from '@countersign/domain';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import styles from './fields-step.module.css';
import type { Field } from './model/fields.ts';
import type { Signer } from './palette.tsx';
import { prepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

const millimetres = (points: number): string => (points / MM_TO_PT).toFixed(1).replace(/\.0$/, '');

/** What holds for the chosen field, or for all of several. */
export function Properties({ editor, signers }: { editor: Editor; signers: readonly Signer[] }) {
  const words = useText(prepareText);
  const { selected } = editor;
  const [field] = selected;
  if (field === undefined) return null;
  const ids = selected.map(({ id }) => id);
  const single = selected.length === 1 ? field : null;
  const flag = single && editor.flags.get(single.id);
  return (
    <section className={styles.properties} aria-labelledby="properties-title">
      <h2 id="properties-title" className={styles.small}>
        {single ? `${words.properties} · ${words.type[single.type]}` : words.moreThanOne(selected.length)}
      </h2>
      {flag && <Banner tone="danger">{words[flag]}</Banner>}
      <SelectField
        className={styles.holder}
        label={words.holder}
        value={field.participantWsid}
        onChange={(event) => editor.patch(ids, { participantWsid: event.currentTarget.value })}
      >
        {signers.map(({ participantWsid, name }) => (
          <option key={participantWsid} value={participantWsid}>
            {name}
          </option>
        ))}
      </SelectField>
      <Checkbox
        checked={selected.every(({ required }) => required)}
        onChange={(event) => editor.patch(ids, { required: event.currentTarget.checked })}
      >
        {words.required}
      </Checkbox>
      {single && (single.type === 'TEXT' || single.type === 'DATE') && <Value field={single} editor={editor} />}
      {single && (
        <p className={styles.size}>
          {words.size} <span>{words.sizeOf(millimetres(single.width), millimetres(single.height))}</span>
        </p>
      )}
      <div className={styles.acts}>
        <Button size="s" icon="copy" onClick={editor.duplicate}>
          {words.duplicate}
        </Button>
        {single && (
          <Button size="s" icon="files" onClick={() => toast('info', words.copied(editor.copyToAllPages(single)))}>
            {words.copyAll}
          </Button>
        )}
        <Button size="s" variant="danger" icon="trash" onClick={() => editor.remove(ids)}>
          {words.deleteField}
        </Button>
      </div>
      <p className={styles.hint}>{words.keys}</p>
    </section>
  );
}

function Value({ field, editor }: { field: Field; editor: Editor }) {
  const words = useText(prepareText);
  const isDate = field.type === 'DATE';
  const format = field.format !== null && isDateFormat(field.format) ? field.format : DATE_FORMATS[0];
  const isWrong = isDate && field.initialValue !== '' && !isDayIn(format, field.initialValue);
  return (
    <>
      {isDate && (
        <SelectField
          label={words.format}
          value={format}
          onChange={(event) => editor.patch([field.id], { format: event.currentTarget.value, initialValue: '' })}
        >
          {DATE_FORMATS.map((item) => (
            <option key={item} value={item}>
              {item}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={isDate ? words.initialDate : words.initialValue}
        optional
        maxLength={200}
        placeholder={isDate ? format : undefined}
        value={field.initialValue}
        error={isWrong ? words.dateWrong(format) : undefined}
        onChange={(event) => editor.patch([field.id], { initialValue: event.currentTarget.value }, `value ${field.id}`)}
      />
      {field.initialValue !== '' && (
        <Checkbox
          checked={field.revisable}
          onChange={(event) => editor.patch([field.id], { revisable: event.currentTarget.checked })}
        >
          {words.revisable}
        </Checkbox>
      )}
    </>
  );
}
