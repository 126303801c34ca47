import { PAGE_SIZE } from '@countersign/domain';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './bulk.module.css';
import { bulkText } from './text.ts';

interface PagerProps {
  page: number;
  total: number;
  /** How many there are, in words. */
  count: string;
  onPage: (page: number) => void;
}

/** How many there are, and the way from page to page. */
export function Pager({ page, total, count, onPage }: PagerProps) {
  const words = useText(bulkText);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total === 0) return null;
  return (
    <footer className={styles.pages}>
      <span role="status">{count}</span>
      {last > 1 && (
        <span className={styles.pager}>
          <Button size="s" icon="chevronLeft" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {words.previous}
          </Button>
          <span>{words.page(page, last)}</span>
          <Button size="s" trailingIcon="chevronRight" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {words.next}
          </Button>
        </span>
      )}
    </footer>
  );
}
