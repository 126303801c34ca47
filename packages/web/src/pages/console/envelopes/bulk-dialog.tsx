import type { EnvelopeRow } from '@countersign/contract';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useConsoleText } from '../words.ts';
import { callOf } from './bulk-calls.ts';
import { type BulkCall, type BulkItem, type ItemState, again, itemsOf, runBulk } from './bulk.ts';
import { Box, Grid, Paragraph, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './bulk-dialog.module.css';
import { useEnvelopesText } from './text.ts';

export interface BulkWish {
  readonly act: BulkCall;
  readonly rows: readonly EnvelopeRow[];
  /** The reason of a revocation. */
  readonly reason: string;
}

const ICONS: Record<Exclude<ItemState, 'running'>, IconName> = { waiting: 'clock', done: 'check', failed: 'close' };

/** Does the act for one envelope after the other, with a result for each and a retry for those that failed (ux 30). */
export function BulkDialog({ wish, onClose }: { wish: BulkWish; onClose: (done: readonly string[]) => void }) {
  const words = useEnvelopesText();
  const { act, rows, reason } = wish;
  const [items, setItems] = useState<readonly BulkItem[]>(() => itemsOf(rows));
  const [isRunning, setRunning] = useState(false);
  const over = useRef(false);

  const run = (list: readonly BulkItem[]) => {
    over.current = false;
    setRunning(true);
    setItems(list);
    void runBulk(list, callOf(act, reason), { onChange: setItems, isOver: () => over.current }).then(() => {
      setRunning(false);
      void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
    });
  };
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    run(items);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it starts once, with the initial selection
  }, []);

  const done = items.filter(({ state }) => state === 'done');
  const failed = items.filter(({ state }) => state === 'failed').length;
  const close = () => {
    over.current = true;
    onClose(done.map(({ envelopeWsid }) => envelopeWsid));
  };
  return (
    <Dialog
      onClose={close}
      locked={isRunning}
      title={words.bulkTitle(words.acts[act], items.length)}
      footer={
        isRunning ? (
          <Button label={words.stop} onClick={() => (over.current = true)} />
        ) : (
          <>
            {failed > 0 && <Button label={words.retryFailed(failed)} onClick={() => run(again(items))} />}
            <Button variant="primary" label={words.close} onClick={close} />
          </>
        )
      }
    >
      <Paragraph
        mb={2.5}
        role="status"
        text={
          isRunning
            ? words.bulkProgress(done.length + failed, items.length)
            : words.bulkDone(done.length, items.length - done.length)
        }
      />
      <Progress value={(done.length + failed) / items.length} label={words.acts[act]} />
      <Box as="ul" mt={4}>
        {items.map((item) => (
          <Item key={item.envelopeWsid} item={item} />
        ))}
      </Box>
    </Dialog>
  );
}

function Item({ item: { title, state, message, requestId } }: { item: BulkItem }) {
  const words = useEnvelopesText();
  const { untitled } = useConsoleText();
  return (
    <Row as="li" gap={2.5} align="stretch" py={2.5} className={styles.item} data-state={state}>
      <Grid as="span" rigid center tone="ink-3" className={styles.mark}>
        {state === 'running' ? <Spinner /> : <Icon name={ICONS[state]} size={16} />}
        <span className="visually-hidden">{words.states[state]}</span>
      </Grid>
      <Stack as="span" minWidth={0}>
        <span className={styles.name}>{title || untitled}</span>
        {message !== '' && <Text tone="danger" size="s" text={message} />}
        {requestId !== null && <Text as="small" tone="ink-3" text={words.requestId(requestId)} />}
      </Stack>
    </Row>
  );
}
