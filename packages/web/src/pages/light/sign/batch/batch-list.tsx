import { messageOf } from '../../../../api/client.ts';
import { Marked } from '../../../../parts/name/name-mark.tsx';
import { Icon, Skeleton, Stack, Text, box } from '../../../../ui/index.ts';
import type { Signing } from '../model/queries.ts';
import styles from './batch.module.css';
import { ListPart, ROW, RowWords, rowClass } from './batch-row.tsx';
import { useBatchText } from './text.ts';
import type { Batch, Item } from './use-batch.ts';

interface BatchListProps {
  rows: Batch['rows'];
  current: string | null;
  isSeen: (signing: Signing) => boolean;
  onOpen: (envelopeWsid: string) => void;
}
/** The envelopes that can be signed together, and below them the others, each with its reason and a link. */
export function BatchList({ rows, current, isSeen, onOpen }: BatchListProps) {
  const text = useBatchText();
  const together = rows.filter(({ item, error }) => error === null && (item === undefined || item.out === null));
  const out = rows.filter(({ item, error }) => error !== null || (item !== undefined && item.out !== null));
  return (
    <>
      {together.length > 0 && (
        <ListPart title={text.list}>
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
                  <div className={rowClass} aria-busy="true">
                    <Skeleton width="70%" height={18} />
                    <span className="visually-hidden">{text.loading}</span>
                  </div>
                )}
              </li>
            ))}
          </Stack>
        </ListPart>
      )}
      {out.length > 0 && (
        <ListPart title={text.outList}>
          <Stack as="ul" gap={2}>
            {out.map(({ envelopeWsid, item, error }) => (
              <li key={envelopeWsid} className={rowClass}>
                <Out item={item} error={error} />
              </li>
            ))}
          </Stack>
        </ListPart>
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
  const text = useBatchText();
  const pages = signing.documents.reduce((sum, document) => sum + document.pages.length, 0);
  return (
    <button
      type="button"
      className={box({ ...ROW, chosen: isCurrent }, !isCurrent && styles.open)}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(item.envelopeWsid)}
    >
      <RowWords title={item.title}>
        <Marked source={item.senderNameSource}>{text.from(item.senderName)}</Marked> ·{' '}
        {text.files(signing.documents.length, pages)}
      </RowWords>
      <Text inlineRow gap={1} rigid tone={isSeen ? 'brand-strong' : 'ink-3'} size="s" weight={isSeen ? 600 : undefined}>
        {isSeen && <Icon name="check" size={16} />}
        {isSeen ? text.seen : text.unseen}
      </Text>
    </button>
  );
}

function Out({ item, error }: { item: Item | undefined; error: unknown }) {
  const text = useBatchText();
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
      <RowWords title={item?.title}>{reason}</RowWords>
      {item?.participantWsid && <Alone item={item} />}
    </>
  );
}

/** The link to one envelope by itself. */
export function Alone({ item }: { item: Pick<Item, 'envelopeWsid' | 'participantWsid' | 'title'> }) {
  const text = useBatchText();
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
