import { useText } from '../../../text/text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { classes } from '../../../ui/classes.ts';
import { type Tone, headlineOf, headlineTone } from './judge.ts';
import { verifyText } from './text.ts';
import type { Item } from './use-queue.ts';
import styles from './file-list.module.css';
import page from './verify-page.module.css';

const ICONS: Record<Tone, IconName> = { good: 'check', check: 'info', bad: 'warning' };

interface FileListProps {
  items: readonly Item[];
  shown: Item | null;
  onShow: (id: number) => void;
}

/** Several files, one row each; the selected one is explained below. */
export function FileList({ items, shown, onShow }: FileListProps) {
  const text = useText(verifyText);
  const done = items.filter(({ state }) => state === 'done' || state === 'failed').length;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={page.sectionTitle} aria-live="polite">
        {text.files(done, items.length)}
      </h2>
      <ul className={styles.files}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={classes(styles.row, styles[toneOfItem(item)])}
              aria-pressed={item === shown}
              disabled={item.state === 'waiting' || item.state === 'running'}
              onClick={() => onShow(item.id)}
            >
              {item.state === 'running' ? <Spinner /> : <Icon name={iconOf(item)} size={18} />}
              <span className={styles.name}>{item.file.name}</span>
              <span className={styles.state}>{wordOf(text, item)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toneOfItem = ({ state, verification }: Item): Tone | 'open' =>
  state === 'failed' ? 'bad' : verification === null ? 'open' : headlineTone(headlineOf(verification));

const iconOf = (item: Item): IconName => {
  const tone = toneOfItem(item);
  return tone === 'open' ? 'clock' : ICONS[tone];
};

function wordOf(text: (typeof verifyText)['en'], { state, verification }: Item): string {
  if (verification !== null) return text.headline[headlineOf(verification)];
  return state === 'failed' ? text.failedShort : state === 'running' ? text.running : text.waiting;
}
