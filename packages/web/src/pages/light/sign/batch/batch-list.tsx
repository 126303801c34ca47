import { messageOf } from '../../../../api/client.ts';
import { Marked } from '../../../../parts/name/name-mark.tsx';
import { useText } from '../../../../text/text.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Signing } from '../model/queries.ts';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { box } from '../../../../ui/box.ts';
import styles from './batch.module.css';
import { batchText } from './text.ts';
import type { Batch, Item } from './use-batch.ts';

interface BatchListProps {
  rows: Batch['rows'];
  current: string | null;
  isSeen: (signing: Signing) => boolean;
  onOpen: (envelopeWsid: string) => void;
}
/** The envelopes that can be signed together, and below them the others, each with its reason and a link. */
export function BatchList({ rows, current, isSeen, onOpen }: BatchListProps) {
  const text = useText(batchText);
  const together = rows.filter(({ item, error }) => error === null && (item === undefined || item.out === null));
  const out = rows.filter(({ item, error }) => error !== null || (item !== undefined && item.out !== null));
  return (
    <>
      {together.length > 0 && (
        <section aria-label={text.list}>
          <Text as="h2" mb={2} tone="ink-3" size="s" weight={600} className={styles.small}>
            {text.list}
          </Text>
          <Stack as="ul" gap={2}>
            {together.map(({ envelopeWsid, item }) => (
              <li key={envelopeWsid}>
                {item?.signing ? (
                  <Together
                    item={item}
                    signing={item.signing}
                    isCurrent={envelopeWsid === current}
                    isSeen={isSeen(item.signing)}
                    onOpen={onOpen}
                  />
                ) : (
                  <div className={styles.row} aria-busy="true">
                    <Skeleton width="70%" height={18} />
                    <span className="visually-hidden">{text.loading}</span>
                  </div>
                )}
              </li>
            ))}
          </Stack>
        </section>
      )}
      {out.length > 0 && (
        <section aria-label={text.outList}>
          <Text as="h2" mb={2} tone="ink-3" size="s" weight={600} className={styles.small}>
            {text.outList}
          </Text>
          <Stack as="ul" gap={2}>
            {out.map(({ envelopeWsid, item, error }) => (
              <li key={envelopeWsid} className={styles.row}>
                <Out item={item} error={error} />
              </li>
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}

interface TogetherProps {
  item: Item;
  signing: Signing;
  isCurrent: boolean;
  isSeen: boolean;
  onOpen: (envelopeWsid: string) => void;
}
function Together({ item, signing, isCurrent, isSeen, onOpen }: TogetherProps) {
  const text = useText(batchText);
  const pages = signing.documents.reduce((sum, document) => sum + document.pages.length, 0);
  return (
    <button
      type="button"
      className={classes(styles.row, styles.open, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(item.envelopeWsid)}
    >
      <Stack as="span" gap={0.5} grow minWidth={0}>
        <Text heading="s">{item.title}</Text>
        <Text tone="ink-3" size="s">
          <Marked source={item.senderNameSource}>{text.from(item.senderName)}</Marked> ·{' '}
          {text.files(signing.documents.length, pages)}
        </Text>
      </Stack>
      <Text inlineRow gap={1} rigid tone="ink-3" size="s" className={isSeen && styles.marked}>
        {isSeen && <Icon name="check" size={16} />}
        {isSeen ? text.seen : text.unseen}
      </Text>
    </button>
  );
}

function Out({ item, error }: { item: Item | undefined; error: unknown }) {
  const text = useText(batchText);
  const why = item?.out ?? null;
  const reason =
    error !== null || (why !== null && typeof why === 'object')
      ? messageOf(why !== null && typeof why === 'object' ? why.error : error)
      : why === 'notYourTurn' || why === 'joinFirst'
        ? text[why]
        : why === null
          ? ''
          : text.outReason[why];
  return (
    <>
      <Stack as="span" gap={0.5} grow minWidth={0}>
        {item && <Text heading="s">{item.title}</Text>}
        <Text tone="ink-3" size="s">
          {reason}
        </Text>
      </Stack>
      {item?.participantWsid && <Alone item={item} />}
    </>
  );
}

/** The link to one envelope by itself. */
export function Alone({ item }: { item: Pick<Item, 'envelopeWsid' | 'participantWsid' | 'title'> }) {
  const text = useText(batchText);
  return (
    <a
      className={box({ inlineRow: true, rigid: true, minHeight: 'touch', size: 'm' })}
      href={`/sign/${item.envelopeWsid}/${item.participantWsid}`}
      aria-label={`${text.alone}: ${item.title}`}
    >
      {text.alone}
    </a>
  );
}
