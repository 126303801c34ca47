import type { Page } from '@countersign/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatNumber } from '../../../../text/format.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Text } from '../../../../ui/layout.tsx';
import styles from './charges.module.css';

interface ListedProps<D, R> {
  query: UseQueryResult<D>;
  page: number;
  onPage: (page: number) => void;
  rowsOf: (data: D) => readonly R[];
  countOf: (count: string) => string;
  none: string;
  children: (rows: readonly R[]) => ReactNode;
}

/** A page of a list: loading, failed, empty or loaded. */
export function Listed<D extends { page: Page }, R>(props: ListedProps<D, R>) {
  const { query, page, onPage, rowsOf, countOf, none, children } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={200} radius={14} />;
  const rows = rowsOf(data);
  if (rows.length === 0)
    return (
      <Text as="p" p={6} radius="m" tone="ink-3" textAlign="center" className={styles.nothing}>
        {none}
      </Text>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      {children(rows)}
      <Pager
        page={page}
        total={data.page.totalElements}
        count={countOf(formatNumber(data.page.totalElements))}
        onPage={onPage}
      />
    </div>
  );
}
