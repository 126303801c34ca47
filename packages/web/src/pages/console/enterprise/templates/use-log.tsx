import { type BstUseRecord, ENVELOPE_LABELS } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { currentUserWsid } from '../../model/queries.ts';
import { usesQuery } from './queries.ts';
import { Box, Grid, Text } from '../../../../ui/layout.tsx';
import styles from './template-page.module.css';
import { templatesText } from './templates-text.ts';

/** The contracts made from a template, and who made them (twenty a page). */
export function UseLog({ bstWsid }: { bstWsid: string }) {
  const words = useText(templatesText);
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(usesQuery(bstWsid, page));
  return (
    <Box as="section" mt={8} aria-labelledby="uses-title">
      <Text as="h2" id="uses-title" mb={2} size="l" weight={600}>
        {words.uses}
      </Text>
      {data === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={120} radius={14} />
        )
      ) : data.useRecords.length === 0 ? (
        <Text as="p" tone="ink-2">
          {words.usesNone}
        </Text>
      ) : (
        <div aria-busy={isPlaceholderData}>
          <Grid as="ul" className={styles.uses}>
            {data.useRecords.map((record) => (
              <Use key={record.useWsid} record={record} />
            ))}
          </Grid>
          <Pager
            page={page}
            total={data.page.totalElements}
            count={words.usesCount(formatNumber(data.page.totalElements))}
            onPage={setPage}
          />
        </div>
      )}
    </Box>
  );
}

function Use({ record }: { record: BstUseRecord }) {
  const words = useText(templatesText);
  const states = useText(ENVELOPE_LABELS);
  const { title, envelopeWsid, envelopeStatus, isBulk, sentCount, memberWsid, memberName, createdDatetime } = record;
  const isOwn = memberWsid === currentUserWsid();
  const name = title || words.untitled;
  const [tone, word] = isBulk
    ? (['info', words.bulkSent(formatNumber(sentCount))] as const)
    : ([toneOf(envelopeStatus), states[envelopeStatus]] as const);
  return (
    <li>
      {/* The log lists contracts of others without showing their content. */}
      {isOwn ? (
        <Link to="/envelope-detail" search={{ envelopeId: envelopeWsid }} className={styles.title}>
          {name}
        </Link>
      ) : (
        <span className={styles.title}>{name}</span>
      )}
      <span>
        <Pill tone={tone}>{word}</Pill>
      </span>
      <Text size="s" tone="ink-3">
        {memberName} · {formatTime(createdDatetime)}
      </Text>
    </li>
  );
}

const toneOf = (status: BstUseRecord['envelopeStatus']): 'good' | 'danger' | 'info' | 'neutral' => {
  if (status === 'ED_SUCCESS') return 'good';
  if (status.startsWith('ED_')) return 'danger';
  return status === 'DRAFT' ? 'neutral' : 'info';
};
