import { useText } from '../../../text/text.ts';
import { formatNumber } from '../../../text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { pageCount } from '../model/list-search.ts';
import styles from './envelopes-page.module.css';
import { envelopesText } from './text.ts';

interface PagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** How many there are, and the way from page to page. */
export function ListPages({ page, total, onPage }: PagesProps) {
  const words = useText(envelopesText);
  const last = pageCount(total);
  return (
    <footer className={styles.pages}>
      <span>{words.count(formatNumber(total))}</span>
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
