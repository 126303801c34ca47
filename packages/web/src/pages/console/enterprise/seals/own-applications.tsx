import type { SealApplication } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ApplicationPill } from './application-pill.tsx';
import { Card, Heading, Hint } from '../../../../ui/layout.tsx';
import styles from './my-seals.module.css';
import { mySealsText } from './my-seals-text.ts';
import { applicationsQuery } from './queries.ts';
import records from './use-records.module.css';

/** The applications of the member, with their outcome. */
export function OwnApplications() {
  const words = useText(mySealsText);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(applicationsQuery('mine=true', page));
  return (
    <section className={styles.section} aria-labelledby="applications-title">
      <Heading id="applications-title" heading="l" mb={3}>
        {words.applications}
      </Heading>
      {data === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={64} radius={14} />
        )
      ) : data.page.totalElements === 0 ? (
        <p className={records.nothing}>{words.applicationsNone}</p>
      ) : (
        <>
          <Card as="ul">
            {data.sealApplications.map((one) => (
              <Row key={one.sealApplicationWsid} one={one} />
            ))}
          </Card>
          <Pager
            page={page}
            total={data.page.totalElements}
            count={words.applicationCount(formatNumber(data.page.totalElements))}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
}

function Row({ one }: { one: SealApplication }) {
  const words = useText(mySealsText);
  const { kind, officeSeal, reason, envelopeTitle, createdDatetime, status, handleReason } = one;
  return (
    <li className={styles.application}>
      <div>
        <strong>{officeSeal.name}</strong>
        <Hint size="s" leading={1.5}>
          {words.kinds[kind]} · {words.asked(formatTime(createdDatetime))}
          {envelopeTitle !== null && ` · ${words.forContract(envelopeTitle)}`}
        </Hint>
        {reason !== '' && <p>{reason}</p>}
        {status === 'REFUSED' && handleReason !== null && <p>{words.refusal(handleReason)}</p>}
      </div>
      <ApplicationPill status={status} word={words.states[status]} />
    </li>
  );
}
