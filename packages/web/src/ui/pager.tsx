import { PAGE_SIZE } from '@countersign/domain';
import type { ReactNode } from 'react';
import { defineText } from '../text/text.ts';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';

const useWords = defineText('ui/pager');

interface PagerProps {
  /** From 1. */
  page: number;
  total: number;
  /** Rows per page; templates and seals have fewer (Spec §9 "Page size"). */
  size?: number | undefined;
  /** The total, in words. */
  count: ReactNode;
  onPage: (page: number) => void;
}

/** The total, and the buttons to change the page. */
export function Pager({ page, total, size = PAGE_SIZE, count, onPage }: PagerProps) {
  const words = useWords();
  const last = Math.ceil(total / size);
  if (total === 0) return null;
  return (
    <Row as="footer" gap={3} wrap justify="between" py={4} px={1} size="s" tone="ink-3">
      <span role="status">{count}</span>
      {last > 1 && (
        <Row as="span" gap={3}>
          <Button
            size="s"
            icon="chevronLeft"
            label={words.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{words.page(page, last)}</span>
          <Button
            size="s"
            trailingIcon="chevronRight"
            label={words.next}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </Row>
      )}
    </Row>
  );
}
