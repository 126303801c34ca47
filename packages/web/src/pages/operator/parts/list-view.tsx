import type { Page as PageFacts } from '@countersign/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { operatorText } from '../words.ts';
import { TableSkeleton } from './data-table.tsx';
import styles from './list-view.module.css';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { Pager } from '../../../ui/pager.tsx';

interface ListViewProps<D extends { page: PageFacts }> {
  query: UseQueryResult<D>;
  page: number;
  onPage: (page: number) => void;
  isEmpty: (data: D) => boolean;
  /** Shown if no filter is set and the list is empty. */
  empty: ReactNode;
  /** Clears every filter; null if none is set. */
  onClear: (() => void) | null;
  children: (data: D) => ReactNode;
}

/** A list that is loading, failed, empty, or shown with its pages; loaded rows stay while more are fetched. */
export function ListView<D extends { page: PageFacts }>(props: ListViewProps<D>) {
  const { query, page, onPage, isEmpty, empty, onClear, children } = props;
  const words = useText(operatorText);
  const shared = useText(sharedText);
  const { data } = query;
  if (data === undefined) {
    if (query.isError) return <Trouble error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div role="status">
        <span className="visually-hidden">{shared.loading}</span>
        <TableSkeleton />
      </div>
    );
  }
  if (isEmpty(data)) {
    if (onClear === null && page === 1) return <>{empty}</>;
    return (
      <EmptyState
        drawing="search"
        title={words.nothingFound}
        action={<Button onClick={onClear ?? (() => onPage(1))}>{words.clear}</Button>}
      >
        {words.nothingFoundWhy}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? styles.stale : undefined}>
      {query.isError && <Trouble error={query.error} onRetry={() => void query.refetch()} />}
      {children(data)}
      <Pager page={page} total={data.page.totalElements} count={words.count(data.page.totalElements)} onPage={onPage} />
    </div>
  );
}

/** The count of a list that is still loading is not zero. */
export const countWord = (count: number | undefined): string => (count === undefined ? '…' : formatNumber(count));
