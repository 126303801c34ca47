import type { EnvelopeRow } from '@countersign/contract';
import { EXPIRING_SOON_MS } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { formatDistance } from '../../../text/format.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type RowAct as Act, dueOf, rowActOf } from '../model/people.ts';
import { EnvelopeLink, RowAct } from '../parts/row-act.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { useNow } from '../parts/use-now.ts';
import { useConsoleText } from '../words.ts';
import { Card, Grid, Heading, Hint, Row, Stack, Text, box } from '../../../ui/layout.tsx';
import styles from './mine.module.css';
import { partQuery } from './parts.ts';
import { useHomeText } from './text.ts';

export const mineQuery = partQuery('mine', 5);

/** What waits for the user, by deadline; the first is set apart because it is the next act. */
export function Mine() {
  const words = useHomeText();
  const query = useQuery(mineQuery);
  const rows = query.data?.envelopes ?? [];
  const signable = rows.filter((row) => rowActOf(row) === 'sign');
  return (
    <section aria-labelledby="mine-title">
      <Row gapY={2} gapX={4} wrap justify="between" mb={3} className={styles.head}>
        <Heading id="mine-title" heading="l" text={words.mine} />
        {signable.length > 1 && (
          <Link
            className={buttonClass('secondary', 's')}
            to="/batch-sign"
            search={{ ids: signable.map(({ envelopeWsid }) => envelopeWsid).join(',') }}
          >
            <Icon name="signature" size={18} />
            {words.signTogether(signable.length)}
          </Link>
        )}
      </Row>
      <Loaded query={query} waiting={<RowSkeletons />}>
        {({ envelopes }) =>
          envelopes.length === 0 ? (
            <AllDone />
          ) : (
            <Card as="ul" divided>
              {envelopes.map((row, at) => (
                <MyRow key={row.envelopeWsid} row={row} isNext={at === 0} />
              ))}
            </Card>
          )
        }
      </Loaded>
    </section>
  );
}

function AllDone() {
  const words = useHomeText();
  return (
    <Stack gap={1.5} align="center" px={5} py={10} radius="l" tone="ink-2" textAlign="center" className={styles.done}>
      <svg width="132" height="92" viewBox="0 0 132 92" fill="none" aria-hidden="true">
        <g stroke="#d8d1c2" strokeWidth="1.500" strokeLinejoin="round">
          <path d="M28 26l46-9 10 52-46 9z" fill="#fff" />
          <path d="M50 14h46v58H50z" fill="#fff" />
          <path d="M58 26h20M58 34h30M58 42h26" strokeLinecap="round" />
        </g>
        <circle cx="90" cy="64" r="17" fill="var(--brand-soft)" stroke="var(--brand)" strokeWidth="1.500" />
        <path
          d="M82 64l6 6 11-12"
          stroke="var(--brand)"
          strokeWidth="2.400"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Text as="strong" tone="ink" text={words.mineEmpty} />
      <Hint tone="ink-2" className={styles.doneWords} text={words.mineEmptyWords} />
    </Stack>
  );
}

const ICONS: Partial<Record<Act, IconName>> = { check: 'eye', join: 'building', confirm: 'undo' };

function MyRow({ row, isNext }: { row: EnvelopeRow; isNext: boolean }) {
  const shared = useConsoleText();
  const now = useNow();
  const act = rowActOf(row);
  const isSoon = Date.parse(dueOf(row)) - now.getTime() < EXPIRING_SOON_MS;
  return (
    <Row as="li" gap={4} py={3} px={5} className={styles.row} data-next={isNext || undefined}>
      <Grid as="span" rigid center fill="brand-soft" tone="brand-strong" className={styles.sheet} data-act={act}>
        <Icon name={ICONS[act] ?? 'signature'} size={isNext ? 26 : 20} />
      </Grid>
      <Stack as="span" gap={0.5} grow minWidth={0} className={styles.words}>
        <EnvelopeLink
          row={row}
          className={box({ truncate: true, tone: 'ink', heading: 's', plainLink: true }, styles.name)}
        >
          {row.title || shared.untitled}
        </EnvelopeLink>
        <Text as="small" size={isNext ? 'm' : 's'} tone="ink-3">
          <Marked source={row.senderNameSource}>{row.senderName}</Marked> ·{' '}
          <span className={isSoon ? styles.due : undefined}>{shared.deadline(formatDistance(dueOf(row), now))}</span>
        </Text>
      </Stack>
      <RowAct row={row} primary={isNext} size={isNext ? 'm' : 's'} />
    </Row>
  );
}

const RowSkeletons = () => (
  <Card divided aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <Row key={at} gap={4} py={3} px={5} className={styles.row} data-next={at === 0 || undefined}>
        <Skeleton width={at === 0 ? 56 : 40} height={at === 0 ? 68 : 48} radius={8} />
        <Stack as="span" gap={0.5} grow minWidth={0} className={styles.words}>
          <Skeleton width={`${60 - at * 10}%`} height={18} />
          <Skeleton width="36%" height={14} />
        </Stack>
      </Row>
    ))}
  </Card>
);
