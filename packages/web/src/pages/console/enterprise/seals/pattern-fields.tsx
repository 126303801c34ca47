import { PATTERN_RULES, SEAL_TEXT_MAX } from '@countersign/domain';
import { useText } from '../../../../text/text.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { newSealText } from './new-seal-text.ts';
import { type TypedPattern, isOfPerson, ownCenterText, sizesOf } from './pattern-form.ts';
import styles from './sheets.module.css';

interface PatternFieldsProps {
  typed: TypedPattern;
  onChange: (typed: TypedPattern) => void;
  /** Its name was not given when it was to be made. */
  isMissing: boolean;
}

/** What is cut into the seal; a kind has only the fields that it shows. */
export function PatternFields({ typed, onChange, isMissing }: PatternFieldsProps) {
  const words = useText(newSealText);
  const { kind, text, holder, centerText, bottomText, sizeMm, microText } = typed;
  const change = (next: Partial<TypedPattern>) => onChange({ ...typed, ...next });
  const size = (
    <SelectField
      label={words.diameter}
      value={sizeMm ?? PATTERN_RULES[kind].sizeMm}
      onChange={(event) => change({ sizeMm: Number(event.currentTarget.value) })}
    >
      {sizesOf(kind).map((one) => (
        <option key={one} value={one}>
          {one} {words.millimetres}
        </option>
      ))}
    </SelectField>
  );
  if (isOfPerson(kind))
    return (
      <>
        <TextField
          label={words.holder}
          hint={words.holderHint}
          maxLength={20}
          value={holder}
          error={isMissing ? words.holderMissing : null}
          onChange={(event) => change({ holder: event.currentTarget.value })}
        />
        {size}
      </>
    );
  return (
    <>
      <TextField
        label={words.enterpriseName}
        hint={words.enterpriseNameHint}
        maxLength={SEAL_TEXT_MAX}
        value={text}
        error={isMissing ? words.enterpriseNameMissing : null}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={words.middle}
          hint={words.middleHint}
          optional
          maxLength={20}
          value={centerText ?? ownCenterText(kind)}
          onChange={(event) => change({ centerText: event.currentTarget.value })}
        />
        <TextField
          label={kind === 'INVOICE' ? words.taxNumber : words.code}
          hint={kind === 'INVOICE' ? words.taxNumberHint : words.codeHint}
          optional
          maxLength={20}
          value={bottomText}
          onChange={(event) => change({ bottomText: event.currentTarget.value })}
        />
      </div>
      {size}
      <div>
        <Checkbox checked={microText} onChange={(event) => change({ microText: event.currentTarget.checked })}>
          {words.micro}
          <small className={styles.hint}>{words.microHint}</small>
        </Checkbox>
      </div>
    </>
  );
}
