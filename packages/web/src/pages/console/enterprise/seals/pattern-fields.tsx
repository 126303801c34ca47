import { PATTERN_RULES, SEAL_DEPARTMENT_MAX, SEAL_NUMBER_MAX } from '@countersign/domain';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Grid, Hint, SelectField, Small, TextField, bound } from '../../../../ui/index.ts';
import { useNewSealText } from './new-seal-text.ts';
import { type TypedPattern, isOfDepartment, isOfPerson, sizesOf } from './pattern-form.ts';
import styles from './sheets.module.css';

interface PatternFieldsProps {
  typed: TypedPattern;
  onChange: (typed: TypedPattern) => void;
  /** The verified name of the enterprise. */
  verifiedName: string;
}

/** The fields of what the seal shows; each kind has only its own fields. */
export function PatternFields({ typed, onChange, verifiedName }: PatternFieldsProps) {
  const words = useNewSealText();
  const { kind, department, bottomText, sizeMm, microText } = typed;
  const change = (next: Partial<TypedPattern>) => onChange({ ...typed, ...next });
  const size = (
    <SelectField
      label={words.diameter}
      {...bound(sizeMm ?? PATTERN_RULES[kind].sizeMm, (next) => change({ sizeMm: Number(next) }))}
      options={sizesOf(kind).map((one) => [one, `${one} ${words.millimetres}`])}
    />
  );
  if (isOfPerson(kind))
    return (
      <>
        <Hint block size="s" leading={1.5} text={words.legalName} />
        {size}
      </>
    );
  return (
    <>
      <TextField label={words.verifiedName} hint={words.verifiedNameHint} value={verifiedName} readOnly />
      <Grid gap={4} className={styles.pair}>
        {isOfDepartment(kind) && (
          <TextField
            label={words.department}
            hint={words.departmentHint}
            optional
            maxLength={SEAL_DEPARTMENT_MAX}
            {...bound(department, (next) => change({ department: next }))}
          />
        )}
        <TextField
          label={kind === 'INVOICE' ? words.taxNumber : words.code}
          hint={kind === 'INVOICE' ? words.taxNumberHint : words.codeHint}
          optional
          maxLength={SEAL_NUMBER_MAX}
          {...bound(bottomText, (next) => change({ bottomText: next }))}
        />
      </Grid>
      {size}
      <div>
        <Checkbox
          label={
            <>
              {words.micro}
              <Small block leading={1.5} text={words.microHint} />
            </>
          }
          checked={microText}
          onChange={(event) => change({ microText: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
