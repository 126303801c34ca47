import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { documentsQuery } from '../model/queries.ts';
import { Heading, Stack, Text } from '../../../ui/layout.tsx';
import styles from './detail-page.module.css';
import { fingerprintsText } from './fingerprints-text.ts';
import prints from './fingerprints.module.css';

/** The digests of a finished contract: of each current document, and of the revision in the evidence if it differs. */
export function Fingerprints({ envelope }: { envelope: Envelope }) {
  const words = useText(fingerprintsText);
  const isFinished = envelope.status === 'ED_SUCCESS';
  const { data: documents = [] } = useQuery({ ...documentsQuery(envelope.envelopeWsid), enabled: isFinished });
  if (!isFinished || documents.length === 0) return null;
  const isRenewed = documents.some(
    ({ digest, completedDigest }) => completedDigest !== null && completedDigest !== digest,
  );
  return (
    <section className={styles.card} aria-labelledby="prints-title">
      <Heading id="prints-title" mb={4}>
        {words.title}
      </Heading>
      <Text as="p" mb={3} className={prints.lead}>
        {words.lead}
      </Text>
      <Stack as="ul" gap={3}>
        {documents.map(({ fileWsid, fileName, digest, completedDigest }) => (
          <Stack as="li" key={fileWsid} gap={0.5} align="start" className={prints.document}>
            <strong>{fileName}</strong>
            <small>{words.current}</small>
            <code>{digest}</code>
            {completedDigest !== null && completedDigest !== digest && (
              <>
                <small>{words.completed}</small>
                <code>{completedDigest}</code>
              </>
            )}
          </Stack>
        ))}
      </Stack>
      {isRenewed && (
        <Text as="p" mt={3} className={prints.note}>
          {words.renewed}
        </Text>
      )}
      {envelope.archiveEndsDatetime !== null && (
        <Text as="p" mt={3} className={prints.note}>
          {words.archived(formatDay(envelope.archiveEndsDatetime))}
        </Text>
      )}
    </section>
  );
}
