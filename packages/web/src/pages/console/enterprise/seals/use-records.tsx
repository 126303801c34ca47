import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useRecordsQuery } from './queries.ts';
import { Card, Text } from '../../../../ui/layout.tsx';
import { box } from '../../../../ui/box.ts';
import styles from './use-records.module.css';
import { usesText } from './uses-text.ts';

interface UseRecordsProps {
  /** The seal; null for all seals, with the seal in each row. */
  officeSealWsid: string | null;
  page: number;
  onPage: (page: number) => void;
}

/** The use records, newest first, twenty a page (Spec §9). */
export function UseRecords({ officeSealWsid, page, onPage }: UseRecordsProps) {
  const words = useText(usesText);
  const { data, error, refetch, isPlaceholderData } = useQuery(useRecordsQuery(officeSealWsid, page));
  const isOfAll = officeSealWsid === null;
  if (data === undefined)
    return error ? (
      <Trouble error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton height={200} radius={14} />
      </div>
    );
  if (data.useRecords.length === 0) return <p className={styles.nothing}>{words.none}</p>;
  return (
    <div aria-busy={isPlaceholderData}>
      <Card>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              {isOfAll && <th scope="col">{words.seal}</th>}
              <th scope="col">{words.who}</th>
              <th scope="col">{words.contract}</th>
            </tr>
          </thead>
          <tbody>
            {data.useRecords.map((one) => (
              <tr key={one.useRecordWsid}>
                <td data-label={words.when} className={box({ whiteSpace: 'nowrap', tabular: true, tone: 'ink-2' })}>
                  {formatTime(one.signDatetime)}
                </td>
                {isOfAll && (
                  <td data-label={words.seal}>
                    <Link to="/enterprise/seals/$officeSealWsid" params={{ officeSealWsid: one.officeSealWsid }}>
                      {one.sealName}
                    </Link>
                  </td>
                )}
                <td data-label={words.who}>
                  {one.memberName}
                  {one.selfApproved && (
                    <Text as="small" block tone="ink-3">
                      {words.selfApproved}
                    </Text>
                  )}
                </td>
                <td data-label={words.contract}>{one.envelopeTitle}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Pager
        page={page}
        total={data.page.totalElements}
        count={words.count(formatNumber(data.page.totalElements))}
        onPage={onPage}
      />
    </div>
  );
}
