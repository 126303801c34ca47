import { useId } from 'react';
import { useText } from '../../../../text/text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { pickText } from './pick-text.ts';
import styles from './pick-list.module.css';

export interface PickOption {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}
interface PickListProps {
  label: string;
  /** What the field over the list says. */
  search: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Undefined as long as they are on their way. */
  options: readonly PickOption[] | undefined;
  /** Ids with their titles: what is chosen stays so whatever is searched for next. */
  chosen: ReadonlyMap<string, string>;
  onChosen: (chosen: ReadonlyMap<string, string>) => void;
  error: string | null;
  nothing: string;
  /** People come with their initials. */
  people?: boolean;
}

/** Some of many: found by typing, chosen by a tap. */
export function PickList(props: PickListProps) {
  const { label, search, typed, onTyped, options, chosen, onChosen, error, nothing, people = false } = props;
  const words = useText(pickText);
  const id = useId();
  const toggle = ({ id: one, title }: Pick<PickOption, 'id' | 'title'>) => {
    const next = new Map(chosen);
    if (!next.delete(one)) next.set(one, title);
    onChosen(next);
  };
  return (
    <fieldset className={styles.pick} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      {chosen.size > 0 && (
        <ul className={styles.chosen}>
          {[...chosen].map(([one, title]) => (
            <li key={one}>
              <button
                type="button"
                className={styles.chip}
                aria-label={words.without(title)}
                onClick={() => toggle({ id: one, title })}
              >
                {title}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        label={search}
        labelHidden
        placeholder={search}
        autoComplete="off"
        maxLength={100}
        value={typed}
        aria-invalid={error === null ? undefined : true}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
      <div className={styles.options}>
        {options === undefined ? (
          <Skeleton height={132} radius={8} />
        ) : options.length === 0 ? (
          <p className={styles.nothing}>{nothing}</p>
        ) : (
          options.map((option) => (
            <Checkbox key={option.id} checked={chosen.has(option.id)} onChange={() => toggle(option)}>
              <span className={styles.option}>
                {people && <Avatar name={option.title} size={28} />}
                <span>
                  {option.title}
                  {option.detail !== '' && <small>{option.detail}</small>}
                </span>
              </span>
            </Checkbox>
          ))
        )}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
