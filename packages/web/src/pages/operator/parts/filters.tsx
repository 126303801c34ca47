import { YEARS } from '@countersign/contract';
import { type ReactNode, useState } from 'react';
import { useListText } from '../../../parts/data-table/list-text.ts';
import { Button, Row, SelectField, TextField, bound } from '../../../ui/index.ts';
import { useTyping } from '../../../ui/use-typing.ts';
import { LOCAL_SPAN, instantOf } from '../model/local-time.ts';
import { useOperatorText } from '../words.ts';
import styles from './filters.module.css';

/** The filters of a list, with one button to clear them all. */
export function Filters({ children, onClear }: { children: ReactNode; onClear: (() => void) | null }) {
  const words = useOperatorText();
  const list = useListText();
  return (
    <Row gap={3} align="end" wrap mb={4} role="search" aria-label={words.filters}>
      {children}
      {onClear !== null && <Button variant="quiet" icon="close" label={list.clear} onClick={onClear} />}
    </Row>
  );
}

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches while the operator types, a moment after the last key. */
export function FilterText({ label, value, onChange }: FilterProps) {
  const { typed, setTyped } = useTyping(value, onChange);
  return (
    <TextField
      className={styles.filter}
      type="search"
      label={label}
      {...bound(typed, setTyped)}
      maxLength={100}
      autoComplete="off"
    />
  );
}

interface ChoiceProps extends FilterProps {
  choices: readonly (readonly [value: string, word: string])[];
}
export function FilterChoice({ label, value, onChange, choices }: ChoiceProps) {
  const words = useOperatorText();
  return (
    <SelectField
      className={styles.choice}
      label={label}
      {...bound(choices.some(([known]) => known === value) ? value : '', onChange)}
      none={words.any}
      options={choices}
    />
  );
}

/**
 * A date and a time in the reader's time zone. A year is typed digit by digit, so that `0002` may become `2026`: only a valid
 * time is searched for, and an invalid one is reported once the field loses the focus.
 */
export function FilterTime({ label, value, onChange }: FilterProps) {
  const words = useOperatorText();
  const [left, setLeft] = useState(true);
  const { typed, setTyped } = useTyping(value, onChange, isTime);
  return (
    <TextField
      className={styles.filter}
      type="datetime-local"
      label={label}
      {...LOCAL_SPAN}
      value={typed}
      error={left && !isTime(typed) ? words.yearWrong(YEARS.first, YEARS.last) : null}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        setLeft(false);
        setTyped(event.currentTarget.value);
      }}
    />
  );
}
const isTime = (local: string): boolean => local === '' || instantOf(local) !== '';

/** A day; an unfinished one is not searched for. */
export const FilterDay = ({ label, value, onChange }: FilterProps) => (
  <TextField
    className={styles.filter}
    type="date"
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
