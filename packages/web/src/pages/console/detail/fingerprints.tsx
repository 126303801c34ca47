import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatDay } from '../../../text/format.ts';
import { documentsQuery } from '../model/queries.ts';
import { Paragraph, Small, Stack, Text } from '../../../ui/index.ts';
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
      <Paragraph size="m" text={words.lead} />
      <Stack as="ul" gap={3}>
        {documents.map(({ fileWsid, fileName, digest, completedDigest }) => (
          <Stack as="li" key={fileWsid} gap={0.5} align="start">
            <Text as="strong" weight={550} text={fileName} />
            <Small text={words.current} />
            <Text as="code" size="xs" leading={1.5} className={prints.digest} text={digest} />
            {completedDigest !== null && completedDigest !== digest && (
              <>
                <Small text={words.completed} />
                <Text as="code" size="xs" leading={1.5} className={prints.digest} text={completedDigest} />
              </>
            )}
          </Stack>
        ))}
      </Stack>
      {isRenewed && <Paragraph size="m" text={words.renewed} />}
      {envelope.archiveEndsDatetime !== null && (
        <Paragraph size="m" text={words.archived(formatDay(envelope.archiveEndsDatetime))} />
      )}
    </SectionCard>
  );
}
