import { useText } from '../../../text/text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Tone, headlineOf, headlineTone } from './judge.ts';
import { verifyText } from './text.ts';
import type { Item } from './use-queue.ts';
import { Stack, Text } from '../../../ui/layout.tsx';
import { box } from '../../../ui/box.ts';
import styles from './file-list.module.css';

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
      <Text as="h2" id="files" mb={3} size="l" aria-live="polite">
        {text.files(done, items.length)}
      </Text>
      <Stack as="ul" card overflow="hidden" className={styles.files}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={box(
                { gap: 3, row: true, width: 'full', py: 2, px: 4, tone: 'ink', textAlign: 'left' },
                styles.row,
                styles[toneOfItem(item)],
              )}
              aria-pressed={item === shown}
              disabled={item.state === 'waiting' || item.state === 'running'}
              onClick={() => onShow(item.id)}
            >
              {item.state === 'running' ? <Spinner /> : <Icon name={iconOf(item)} size={18} />}
              <Text truncate grow minWidth={0} weight={550}>
                {item.file.name}
              </Text>
              <Text rigid tone="ink-2" size="m" weight={400} textAlign="right" className={styles.state}>
                {wordOf(text, item)}
              </Text>
            </button>
          </li>
        ))}
      </Stack>
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
