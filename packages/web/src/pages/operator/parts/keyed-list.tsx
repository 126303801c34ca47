import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TableSkeleton } from '../../../parts/data-table/data-table.tsx';
import { useListText } from '../../../parts/data-table/list-text.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { defineText } from '../../../text/text.ts';
import { Button, EmptyState, Row } from '../../../ui/index.ts';

const useWords = defineText('pages/operator/parts/keyed-list');

interface KeyedListProps<D extends { page: { next: string | null } }> {
  query: UseQueryResult<D>;
  /** The row before which the page begins; '' for the newest. */
  before: string;
  onTurn: (before: string) => void;
  isEmpty: (data: D) => boolean;
  /** Shown if no filter is set and the list is empty. */
  empty: ReactNode;
  /** Clears every filter; null if none is set. */
  onClear: (() => void) | null;
  children: (data: D) => ReactNode;
}

/** A list that is paged by the key of its last row: how many rows there are is not counted, which costs more than to read them. */
export function KeyedList<D extends { page: { next: string | null } }>(props: KeyedListProps<D>) {
  const { query, before, onTurn, isEmpty, empty, onClear, children } = props;
  const words = useWords();
  const list = useListText();
  return (
    <Loaded query={query} waiting={<TableSkeleton />}>
      {(data) => (
        <>
          {!isEmpty(data) && children(data)}
          {isEmpty(data) && onClear === null && before === '' && empty}
          {isEmpty(data) && onClear !== null && (
            <EmptyState
              drawing="search"
              title={list.nothingFound}
              action={<Button label={list.clear} onClick={onClear} />}
              why={list.nothingFoundWhy}
            />
          )}
          {(before !== '' || data.page.next !== null) && (
            <Row gap={3} align="center" wrap mt={4} as="nav" aria-label={words.paging}>
              {before !== '' && <Button icon="chevronLeft" label={words.newest} onClick={() => onTurn('')} />}
              {data.page.next !== null && (
                <Button
                  trailingIcon="chevronRight"
                  label={words.older}
                  busy={query.isPlaceholderData}
                  onClick={() => onTurn(data.page.next ?? '')}
                />
              )}
            </Row>
          )}
        </>
      )}
    </Loaded>
  );
}
