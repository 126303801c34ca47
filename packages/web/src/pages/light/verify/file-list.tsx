import { Box, Card, Icon, Row, Spinner, Text, box } from '../../../ui/index.ts';
import { headlineOf, headlineTone } from './judge.ts';
import { useVerifyText } from './text.ts';
import { TONES } from './tones.ts';
import type { Item } from './use-queue.ts';
import styles from './file-list.module.css';

interface FileListProps {
  items: readonly Item[];
  shown: Item | null;
  onShow: (id: number) => void;
}

/** Several files, one row each; the selected one is explained below. */
export function FileList({ items, shown, onShow }: FileListProps) {
  const text = useVerifyText();
  const done = items.filter(({ state }) => state === 'done' || state === 'failed').length;
  return (
    <section aria-labelledby="files">
      <Text as="h2" id="files" mb={3} size="l" aria-live="polite" text={text.files(done, items.length)} />
      <Card as="ul" overflow="hidden">
        {items.map((item, at) => (
          <Box as="li" key={item.id} borderTop={at > 0}>
            <button
              type="button"
              className={box(
                { gap: 3, row: true, width: 'full', py: 3, px: 4, tone: 'ink', textAlign: 'left' },
                styles.row,
              )}
              aria-pressed={item === shown}
              disabled={item.state === 'waiting' || item.state === 'running'}
              onClick={() => onShow(item.id)}
            >
              <Mark item={item} />
              <Row as="span" grow gapX={3} wrap minWidth={0}>
                <Text truncate growFrom={40} weight={550} text={item.file.name} />
                <Text tone="ink-2" size="m" text={wordOf(text, item)} />
              </Row>
            </button>
          </Box>
        ))}
      </Card>
    </section>
  );
}

function Mark({ item: { state, verification } }: { item: Item }) {
  if (state === 'running') return <Spinner />;
  if (state !== 'failed' && verification === null) return <Icon name="clock" size={18} />;
  const { icon, tone } = TONES[verification === null ? 'bad' : headlineTone(headlineOf(verification))];
  return <Icon name={icon} size={18} className={box({ tone })} />;
}

function wordOf(text: ReturnType<typeof useVerifyText>, { state, verification }: Item): string {
  if (verification !== null) return text.headline[headlineOf(verification)];
  return state === 'failed' ? text.failedShort : state === 'running' ? text.running : text.waiting;
}
