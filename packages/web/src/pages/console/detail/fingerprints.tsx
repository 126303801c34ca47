import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatDay } from '../../../text/format.ts';
import { documentsQuery } from '../model/queries.ts';
import { Paragraph, Small, Stack, Text } from '../../../ui/layout.tsx';
import { useFingerprintsText } from './fingerprints-text.ts';
import prints from './fingerprints.module.css';

/** The digests of a finished contract: of each current document, and of the revision in the evidence if it differs. */
export function Fingerprints({ envelope }: { envelope: Envelope }) {
  const words = useFingerprintsText();
  const isFinished = envelope.status === 'ED_SUCCESS';
  const { data: documents = [] } = useQuery({ ...documentsQuery(envelope.envelopeWsid), enabled: isFinished });
  if (!isFinished || documents.length === 0) return null;
  const isRenewed = documents.some(
    ({ digest, completedDigest }) => completedDigest !== null && completedDigest !== digest,
  );
  return (
    <SectionCard title={words.title}>
      <Paragraph size="m">{words.lead}</Paragraph>
      <Stack as="ul" gap={3}>
        {documents.map(({ fileWsid, fileName, digest, completedDigest }) => (
          <Stack as="li" key={fileWsid} gap={0.5} align="start">
            <Text as="strong" weight={550}>
              {fileName}
            </Text>
            <Small>{words.current}</Small>
            <Text as="code" size="xs" leading={1.5} className={prints.digest}>
              {digest}
            </Text>
            {completedDigest !== null && completedDigest !== digest && (
              <>
                <Small>{words.completed}</Small>
                <Text as="code" size="xs" leading={1.5} className={prints.digest}>
                  {completedDigest}
                </Text>
              </>
            )}
          </Stack>
        ))}
      </Stack>
      {isRenewed && <Paragraph size="m">{words.renewed}</Paragraph>}
      {envelope.archiveEndsDatetime !== null && (
        <Paragraph size="m">{words.archived(formatDay(envelope.archiveEndsDatetime))}</Paragraph>
      )}
    </SectionCard>
  );
}
