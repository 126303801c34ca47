import { useQuery } from '@tanstack/react-query';
import { api, call, messageOf } from '../../../api/client.ts';
import { formatTime } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Heading, Hint, Stack, box } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const useWords = defineText(
  {
    title: '这个链接所指的合同',
    number: '编号',
    completed: '完成于',
    state: '状态',
    force: '有效',
    voided: (time: string) => `已由各方协议作废，自 ${time} 起`,
    documents: '文件',
    documentsAre: (count: number) => `${count} 份`,
    next: '放入您收到的文件，即可知道它是不是这份合同的文件。这里不显示合同的名称和内容。',
    is: (at: number, of: number) => `这份文件与这份合同完成时的第 ${at} 份文件（共 ${of} 份）逐字节相同。`,
    isNot: '这份文件不是这份合同完成时的文件：它可能被改动过、是未完成的版本，或者属于另一份合同。',
    none: '没有这个编号的已完成合同。',
  },
  {
    title: 'The contract that this link stands for',
    number: 'Number',
    completed: 'Completed',
    state: 'State',
    force: 'in force',
    voided: (time) => `void by agreement of its parties since ${time}`,
    documents: 'Documents',
    documentsAre: (count) => `${count}`,
    next: 'Choose the file that you have received, to see whether it is a document of this contract. Neither the name nor the contents of the contract are shown here.',
    is: (at, of) => `This file is document ${at} of ${of} of this contract as completed, byte for byte.`,
    isNot:
      'This file is not a document of this contract as completed: it may have been changed, be an unfinished version, or belong to another contract.',
    none: 'There is no completed contract with this number.',
  },
);

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
