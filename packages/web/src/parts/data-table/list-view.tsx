import type { Page as PageFacts } from '@countersign/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatNumber } from '../../text/format.ts';
import { useSharedText } from '../../text/shared.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import { Pager } from '../../ui/pager.tsx';
import { Loaded } from '../trouble/loaded.tsx';
import { TableSkeleton } from './data-table.tsx';
import { useListText } from './list-text.ts';
import styles from './data-table.module.css';

interface ListViewProps<D extends { page: PageFacts }> {
  query: UseQueryResult<D>;
  page: number;
  onPage: (page: number) => void;
  isEmpty: (data: D) => boolean;
  /** Shown if no filter is set and the list is empty. */
  empty: ReactNode;
  /** Clears every filter; null if none is set. */
  onClear?: (() => void) | null;
  /** Replaces the standard text for the total. */
  count?: (total: string) => string;
  /** Rows per page, if not the usual number. */
  size?: number | undefined;
  /** The placeholder while the first page is loading. */
  waiting?: ReactNode;
  children: (data: D) => ReactNode;
}

/** A list that is loading, failed, empty, or shown with its pages; loaded rows stay while more are fetched. */
export function ListView<D extends { page: PageFacts }>(props: ListViewProps<D>) {
  const { query, page, onPage, isEmpty, empty, onClear = null, count, size, children } = props;
  const words = useListText();
  const shared = useSharedText();
  const waiting = (
    <div role="status">
      <span className="visually-hidden">{shared.loading}</span>
      {props.waiting ?? <TableSkeleton />}
    </div>
  );
  const countOf = (total: number) => (count === undefined ? words.count(total) : count(formatNumber(total)));
  return (
    <Loaded query={query} waiting={waiting}>
      {(data) =>
        !isEmpty(data) ? (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? styles.stale : undefined}>
            {children(data)}
            <Pager
              page={page}
              size={size}
              total={data.page.totalElements}
              count={countOf(data.page.totalElements)}
              onPage={onPage}
            />
          </div>
        ) : onClear === null && page === 1 ? (
          empty
        ) : (
          <EmptyState
            drawing="search"
            title={words.nothingFound}
            action={<Button label={words.clear} onClick={onClear ?? (() => onPage(1))} />}
            why={words.nothingFoundWhy}
          />
        )
      }
    </Loaded>
  );
}
