import type { BstUseRecord } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { defineText } from '../../../../text/text.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Box, Hint, Paragraph, Skeleton, Text, box } from '../../../../ui/index.ts';
import { currentUserWsid } from '../../model/queries.ts';
import { usesQuery } from './queries.ts';
import { useTemplatesText } from './templates-text.ts';

const useStates = defineText('pages/console/enterprise/templates/use-log');

/** The contracts made from a template, and who made them (twenty a page). */
export function UseLog({ bstWsid }: { bstWsid: string }) {
  const words = useTemplatesText();
  const [page, setPage] = useState(1);
  return (
    <Box as="section" mt={8} aria-labelledby="uses-title">
      <Text as="h2" id="uses-title" mb={2} size="l" weight={600} text={words.uses} />
      <ListView
        query={useQuery(usesQuery(bstWsid, page))}
        page={page}
        onPage={setPage}
        isEmpty={({ useRecords }) => useRecords.length === 0}
        empty={<Paragraph text={words.usesNone} />}
        count={words.usesCount}
        waiting={<Skeleton height={120} radius={14} />}
      >
        {({ useRecords }) => (
          <RowList plain>
            {useRecords.map((record) => (
              <Use key={record.useWsid} record={record} />
            ))}
          </RowList>
        )}
      </ListView>
    </Box>
  );
}

function Use({ record }: { record: BstUseRecord }) {
  const words = useTemplatesText();
  const states = useStates();
  const { title, envelopeWsid, envelopeStatus, isBulk, sentCount, memberWsid, memberName, createdDatetime } = record;
  const isOwn = memberWsid === currentUserWsid();
  const name = title || words.untitled;
  const [tone, word] = isBulk
    ? (['info', words.bulkSent(formatNumber(sentCount))] as const)
    : ([toneOf(envelopeStatus), states[envelopeStatus]] as const);
  return (
    <ListRow end={<Pill tone={tone} label={word} />}>
      {/* The log lists contracts of others without showing their content. */}
      {isOwn ? (
        <Link
          to="/envelope-detail"
          search={{ envelopeId: envelopeWsid }}
          className={box({ weight: 500, tone: 'inherit' })}
        >
          {name}
        </Link>
      ) : (
        <Text weight={500} text={name} />
      )}
      <Hint size="s">
        {memberName} · {formatTime(createdDatetime)}
      </Hint>
    </ListRow>
  );
}

const toneOf = (status: BstUseRecord['envelopeStatus']): 'good' | 'danger' | 'info' | 'neutral' => {
  if (status === 'ED_SUCCESS') return 'good';
  if (status.startsWith('ED_')) return 'danger';
  return status === 'DRAFT' ? 'neutral' : 'info';
};
