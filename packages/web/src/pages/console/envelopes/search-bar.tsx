import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { Box, Button, Icon, Row, SelectField } from '../../../ui/index.ts';
import { labelsQuery } from '../model/label-queries.ts';
import { LIST_SORT_NAMES, type ListSearch, type ListSort, isFiltered, withoutFilters } from '../model/list-search.ts';
import { SearchField } from '../parts/search-field.tsx';
import { FiltersPopover } from './filters-popover.tsx';
import { LabelChip } from './label-chip.tsx';
import styles from './search-bar.module.css';
import { useEnvelopesText } from './text.ts';

interface SearchBarProps {
  search: ListSearch;
  onChange: (next: Partial<ListSearch>) => void;
  fieldRef: Ref<HTMLInputElement>;
  /** Shown before the sort menu: saved views, a status filter. */
  children?: ReactNode;
}

/** The search field, the sort menu and the filters of the list; active filters are always visible. */
export function SearchBar({ search, onChange, fieldRef, children }: SearchBarProps) {
  const words = useEnvelopesText();
  return (
    <Box mb={4} role="search">
      <Row gap={2.5} align="start" wrap className={styles.line}>
        <SearchField
          className={styles.search}
          ref={fieldRef}
          label={words.search}
          value={search.search}
          onChange={(text) => onChange({ search: text })}
        />
        <div>
          <FiltersPopover search={search} onChange={onChange} />
        </div>
        {children && <div>{children}</div>}
        <SelectField
          className={styles.sort}
          label={words.sort}
          labelHidden
          value={search.sort}
          onChange={({ currentTarget: { value } }) => onChange({ sort: value as ListSort })}
          options={LIST_SORT_NAMES.map((name) => [name, words.sorts[name]])}
        />
      </Row>
      {isFiltered(search) && <ActiveFilters search={search} onChange={onChange} />}
    </Box>
  );
}

/** Each active filter, with a button to remove it. */
function ActiveFilters({ search, onChange }: Pick<SearchBarProps, 'search' | 'onChange'>) {
  const words = useEnvelopesText();
  const { data: labels = [] } = useQuery(labelsQuery);
  const span = (from: string, to: string): string => (from === to ? from : `${from || '…'} – ${to || '…'}`);
  const { side, flow, createdFrom, createdTo, expireFrom, expireTo } = search;
  const chips: { key: string; text: string; content?: ReactNode; without: Partial<ListSearch> }[] = [
    ...search.labels.map((wsid) => {
      const label = labels.find(({ labelWsid }) => labelWsid === wsid);
      return {
        key: wsid,
        text: label?.name ?? words.labels,
        content: label && <LabelChip {...label} />,
        without: { labels: search.labels.filter((one) => one !== wsid) },
      };
    }),
    ...(side === '' ? [] : [{ key: 'side', text: words.sides[side], without: { side: '' as const } }]),
    ...(flow === '' ? [] : [{ key: 'flow', text: words.flows[flow], without: { flow: '' as const } }]),
    ...(search.job === '' ? [] : [{ key: 'job', text: words.job, without: { job: '' } }]),
    ...(createdFrom + createdTo === ''
      ? []
      : [
          {
            key: 'created',
            text: `${words.created} ${span(createdFrom, createdTo)}`,
            without: { createdFrom: '', createdTo: '' },
          },
        ]),
    ...(expireFrom + expireTo === ''
      ? []
      : [
          {
            key: 'expire',
            text: `${words.expires} ${span(expireFrom, expireTo)}`,
            without: { expireFrom: '', expireTo: '' },
          },
        ]),
  ];
  return (
    <Row gap={2} wrap mt={3}>
      {chips.map(({ key, text, content, without }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={words.without(text)}
          onClick={() => onChange(without)}
        >
          {content ?? text}
          <Icon name="close" size={14} />
        </button>
      ))}
      <Button size="s" variant="quiet" label={words.clear} onClick={() => onChange(withoutFilters(search))} />
    </Row>
  );
}
