import { useQuery } from '@tanstack/react-query';
import { api, call, messageOf } from '../../../api/client.ts';
import { formatTime } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Banner, Heading, Hint, Skeleton, Stack, box } from '../../../ui/index.ts';
import { Facts } from '../../../ui/facts.tsx';

const useWords = defineText('pages/light/verify/record-panel');

/** The contract whose report led here, and whether the verified file is one of its documents. */
export function RecordPanel({ envelopeWsid, digest }: { envelopeWsid: string; digest: string | null }) {
  const words = useWords();
  const { data, error } = useQuery({
    queryKey: ['contract-record', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.getContractRecord, { params: { envelopeWsid }, signal })).record,
    staleTime: 60_000,
    retry: false,
  });
  if (error !== null) return <Banner tone="warn">{`${words.none} ${messageOf(error)}`}</Banner>;
  if (data === undefined) return <Skeleton height={150} radius={12} />;
  const { documents, completedDatetime, voidedDatetime } = data;
  const at = documents.findIndex(({ digests }) => digest !== null && digests.includes(digest));
  return (
    <Stack as="section" card gap={3} p={5} aria-labelledby="record">
      <Heading id="record" text={words.title} />
      <Facts
        className={box({ size: 'm' })}
        facts={[
          [words.number, <code key="number">{envelopeWsid}</code>],
          [words.completed, formatTime(completedDatetime)],
          [words.state, voidedDatetime === null ? words.force : words.voided(formatTime(voidedDatetime))],
          [words.documents, words.documentsAre(documents.length)],
        ]}
      />
      {digest === null ? (
        <Hint text={words.next} />
      ) : (
        <Banner tone={at < 0 ? 'danger' : 'good'}>{at < 0 ? words.isNot : words.is(at + 1, documents.length)}</Banner>
      )}
    </Stack>
  );
}
