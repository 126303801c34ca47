import { messageOf } from '../../../../api/client.ts';
import { Marked } from '../../../../parts/name/name-mark.tsx';
import { useText } from '../../../../text/text.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Signing } from '../model/queries.ts';
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
          <h2 className={styles.small}>{text.list}</h2>
          <ul className={styles.rows}>
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
          </ul>
        </section>
      )}
      {out.length > 0 && (
        <section aria-label={text.outList}>
          <h2 className={styles.small}>{text.outList}</h2>
          <ul className={styles.rows}>
            {out.map(({ envelopeWsid, item, error }) => (
              <li key={envelopeWsid} className={styles.row}>
                <Out item={item} error={error} />
              </li>
            ))}
          </ul>
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
      <span className={styles.rowWords}>
        <span className={styles.rowTitle}>{item.title}</span>
        <span className={styles.quiet}>
          <Marked source={item.senderNameSource}>{text.from(item.senderName)}</Marked> ·{' '}
          {text.files(signing.documents.length, pages)}
        </span>
      </span>
      <span className={classes(styles.mark, isSeen && styles.marked)}>
        {isSeen && <Icon name="check" size={16} />}
        {isSeen ? text.seen : text.unseen}
      </span>
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
      <span className={styles.rowWords}>
        {item && <span className={styles.rowTitle}>{item.title}</span>}
        <span className={styles.quiet}>{reason}</span>
      </span>
      {item?.participantWsid && <Alone item={item} />}
    </>
  );
}

/** The link to one envelope by itself. */
export function Alone({ item }: { item: Pick<Item, 'envelopeWsid' | 'participantWsid' | 'title'> }) {
  const text = useText(batchText);
  return (
    <a
      className={styles.alone}
      href={`/sign/${item.envelopeWsid}/${item.participantWsid}`}
      aria-label={`${text.alone}: ${item.title}`}
    >
      {text.alone}
    </a>
  );
}
