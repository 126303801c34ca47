import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/index.ts';
import { useTyping } from '../../../ui/use-typing.ts';

interface SearchFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}
/** A search field that is labelled by its placeholder. */
export const SearchInput = ({ label, onChange, ...field }: SearchFieldProps) => (
  <TextField
    type="search"
    label={label}
    labelHidden
    placeholder={label}
    autoComplete="off"
    maxLength={100}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...field}
  />
);

/** Searches while the user types, a moment after the last key. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const { typed, setTyped } = useTyping(value, onChange);
  return <SearchInput value={typed} onChange={setTyped} {...field} />;
}
