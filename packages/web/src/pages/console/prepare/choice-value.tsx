import { OPTIONS_MAX, TICKED, judgeOptions, spelledChoice } from '@countersign/domain';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Grid, SelectField, TextArea, bound } from '../../../ui/index.ts';
import type { Choice, Field } from './model/fields.ts';
import { useKindText } from './text-kinds.ts';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

const ROW_PT = 20;
const LABELLED_PT = 120;

interface ChoiceProps {
  field: Field;
  choice: Choice;
  editor: Editor;
}

/** The options of a choice, how many may be chosen, and which are chosen beforehand. */
export function ChoiceValue({ field, choice, editor }: ChoiceProps) {
  const words = usePrepareText();
  const { options } = choice;
  return (
    <>
      <Options field={field} choice={choice} editor={editor} />
      {field.type === 'CHECKBOX' && options.length > 1 && <Limits field={field} choice={choice} editor={editor} />}
      <Preset field={field} choice={choice} editor={editor} />
      {field.initialValue !== '' && (
        <Checkbox
          label={words.revisable}
          checked={field.revisable}
          onChange={(event) => editor.patch([field.id], { revisable: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** One option on each line. The field grows with its options. */
function Options({ field, choice, editor }: ChoiceProps) {
  const kinds = useKindText();
  const [typed, setTyped] = useState(choice.options.join('\n'));
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isWrong = !judgeOptions(field.type, { options: lines }).ok;
  const change = (next: string) => {
    setTyped(next);
    const options = next
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (!judgeOptions(field.type, { options }).ok) return;
    const isOfRows = field.type !== 'DROPDOWN' && options.length > choice.options.length;
    const size = isOfRows
      ? { width: Math.max(field.width, LABELLED_PT), height: Math.max(field.height, options.length * ROW_PT) }
      : {};
    const kept = { options, minChosen: null, maxChosen: null };
    editor.patchBox(field, { ...size, choice: kept, initialValue: '' }, `options ${field.id}`);
  };
  return (
    <TextArea
      label={kinds.options}
      hint={field.type === 'CHECKBOX' ? kinds.boxesHint : kinds.optionsHint}
      optional={field.type === 'CHECKBOX'}
      rows={Math.min(8, Math.max(3, choice.options.length + 1))}
      {...bound(typed, change)}
      error={isWrong ? kinds.optionsWrong(OPTIONS_MAX) : undefined}
    />
  );
}

function Limits({ field, choice, editor }: ChoiceProps) {
  const kinds = useKindText();
  const counts = choice.options.map((_, at) => [at + 1, at + 1] as const);
  const patch = (part: Partial<Choice>) =>
    editor.patch([field.id], { choice: { ...choice, ...part }, initialValue: '' });
  const { minChosen, maxChosen } = choice;
  return (
    <Grid columns={2} gap={2.5}>
      <SelectField
        label={kinds.minChosen}
        none={kinds.noLimit}
        options={counts.filter(([count]) => count <= (maxChosen ?? count))}
        {...bound(minChosen ?? '', (next) => patch({ minChosen: next === '' ? null : Number(next) }))}
      />
      <SelectField
        label={kinds.maxChosen}
        none={kinds.noLimit}
        options={counts.filter(([count]) => count >= (minChosen ?? count))}
        {...bound(maxChosen ?? '', (next) => patch({ maxChosen: next === '' ? null : Number(next) }))}
      />
    </Grid>
  );
}

function Preset({ field, choice: { options, minChosen, maxChosen }, editor }: ChoiceProps) {
  const words = usePrepareText();
  const kinds = useKindText();
  const setValue = (next: string) => editor.patch([field.id], { initialValue: next });
  if (field.type === 'CHECKBOX' && options.length > 0) {
    const settings = { options, minChosen: minChosen ?? undefined, maxChosen: maxChosen ?? undefined };
    const isAllowed = minChosen === null || minChosen <= 1;
    // One at most: several are chosen by the signer.
    const single = options.filter((one) => spelledChoice('CHECKBOX', settings, one) !== null);
    if (!isAllowed || single.length === 0) return null;
    return (
      <Chosen label={words.initialValue} none={kinds.nothing} options={single} field={field} onChange={setValue} />
    );
  }
  if (field.type === 'CHECKBOX')
    return (
      <Checkbox
        label={kinds.tickedBefore}
        checked={field.initialValue === TICKED}
        onChange={({ currentTarget: { checked } }) => setValue(checked ? TICKED : '')}
      />
    );
  return <Chosen label={words.initialValue} none={kinds.nothing} options={options} field={field} onChange={setValue} />;
}

interface ChosenProps {
  label: string;
  none: string;
  options: readonly string[];
  field: Field;
  onChange: (next: string) => void;
}
const Chosen = ({ label, none, options, field, onChange }: ChosenProps) => (
  <SelectField
    label={label}
    optional
    none={none}
    options={options.map((one) => [one, one])}
    {...bound(field.initialValue, onChange)}
  />
);
