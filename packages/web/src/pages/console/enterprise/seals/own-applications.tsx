import type { SealApplication } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatTime } from '../../../../text/format.ts';
import { Heading, Hint, Nothing, Skeleton } from '../../../../ui/index.ts';
import { ApplicationPill } from './application-pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import styles from './my-seals.module.css';
import { useMySealsText } from './my-seals-text.ts';
import { applicationsQuery } from './queries.ts';

/** The applications of the member, with their outcome. */
export function OwnApplications() {
  const words = useMySealsText();
  const [page, setPage] = useState(1);
  return (
    <section className={styles.section} aria-labelledby="applications-title">
      <Heading id="applications-title" heading="l" mb={3} text={words.applications} />
      <ListView
        query={useQuery(applicationsQuery('mine=true', page))}
        page={page}
        onPage={setPage}
        isEmpty={({ page: { totalElements } }) => totalElements === 0}
        empty={<Nothing>{words.applicationsNone}</Nothing>}
        count={words.applicationCount}
        waiting={<Skeleton height={64} radius={14} />}
      >
        {({ sealApplications }) => (
          <RowList>
            {sealApplications.map((one) => (
              <Row key={one.sealApplicationWsid} one={one} />
            ))}
          </RowList>
        )}
      </ListView>
    </section>
  );
}

function Row({ one }: { one: SealApplication }) {
  const words = useMySealsText();
  const { kind, officeSeal, reason, envelopeTitle, createdDatetime, status, handleReason } = one;
  return (
    <ListRow end={<ApplicationPill status={status} word={words.states[status]} />}>
      <strong>{officeSeal.name}</strong>
      <Hint size="s" leading={1.5}>
        {words.kinds[kind]} · {words.asked(formatTime(createdDatetime))}
        {envelopeTitle !== null && ` · ${words.forContract(envelopeTitle)}`}
      </Hint>
      {reason !== '' && <p>{reason}</p>}
      {status === 'REFUSED' && handleReason !== null && <p>{words.refusal(handleReason)}</p>}
    </ListRow>
  );
}
