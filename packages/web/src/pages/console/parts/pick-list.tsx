import { SearchInput } from './search-field.tsx';
import { Avatar, Button, FieldFault, Icon, Row, Skeleton, Stack, Text, box } from '../../../ui/index.ts';
import { type ReactNode, useId } from 'react';
import { defineText } from '../../../text/text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './pick-list.module.css';

const useWords = defineText('pages/console/parts/pick-list');

export interface PickOption {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}
interface PickListProps {
  label: string;
  /** The label of the search field above the list. */
  search: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Undefined while they are loading. */
  options: readonly PickOption[] | undefined;
  /** Ids with their titles: the selection is kept whatever is searched for next. */
  chosen: ReadonlyMap<string, string>;
  onChosen: (chosen: ReadonlyMap<string, string>) => void;
  error: string | null;
  nothing: string;
  /** Shows initials, for people. */
  people?: boolean;
  /** Only one can be chosen, instead of any number. */
  isSingle?: boolean;
  /** Null if all are shown. */
  more?: { readonly load: () => void; readonly isLoading: boolean } | null;
}

/** A list of choices, searched by typing. */
export function PickList(props: PickListProps) {
  const { label, search, typed, onTyped, options, chosen, onChosen, error, nothing } = props;
  const { people = false, isSingle = false, more = null } = props;
  const words = useWords();
  const id = useId();
  const toggle = ({ id: one, title }: Pick<PickOption, 'id' | 'title'>) => {
    const next = new Map(isSingle && !chosen.has(one) ? [] : chosen);
    if (!next.delete(one)) next.set(one, title);
    onChosen(next);
  };
  return (
    <Stack as="fieldset" gap={2} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={box({ mb: 1.5, p: 0, size: 'm', weight: 550 })}>{label}</legend>
      {chosen.size > 0 && (
        <Row as="ul" gap={1.5} wrap>
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
        </Row>
      )}
      <SearchInput label={search} value={typed} onChange={onTyped} aria-invalid={error === null ? undefined : true} />
      <Stack py={1} px={3} border radius="m" overflowY="auto" className={styles.options}>
        {options === undefined ? (
          <Skeleton height={132} radius={8} />
        ) : options.length === 0 ? (
          <Text as="p" py={4} px={1} textAlign="center" tone="ink-3" text={nothing} />
        ) : (
          options.map((option) => (
            <Box
              key={option.id}
              group={isSingle ? id : null}
              isChosen={chosen.has(option.id)}
              onToggle={() => toggle(option)}
            >
              <Row as="span" gap={2.5}>
                {people && <Avatar name={option.title} size={28} />}
                <span>
                  {option.title}
                  {option.detail !== '' && <Text block size="xs" tone="ink-3" text={option.detail} />}
                </span>
              </Row>
            </Box>
          ))
        )}
        {more !== null && (
          <Button size="s" variant="quiet" label={words.more} busy={more.isLoading} onClick={more.load} />
        )}
      </Stack>
      <FieldFault id={`${id}-error`}>{error}</FieldFault>
    </Stack>
  );
}

interface BoxProps {
  /** The radio group if only one can be chosen; null for any number. */
  group: string | null;
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}
function Box({ group, isChosen, onToggle, children }: BoxProps) {
  if (group === null) return <Checkbox label={children} checked={isChosen} onChange={onToggle} />;
  return (
    <Row as="label" gap={2.5} minHeight="touch" clickable className={styles.radio}>
      <input type="radio" name={group} checked={isChosen} onChange={onToggle} />
      {children}
    </Row>
  );
}
