import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { addressOf, attachmentsQuery } from '../../../parts/attachments/attachments.ts';
import { Thumb } from '../../../parts/attachments/thumb.tsx';
import { formatBytes, formatTime } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Icon, Row, Small, Stack, Text, buttonClass } from '../../../ui/index.ts';
import { ListRow, RowList } from '../../../ui/row-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formsQuery } from '../model/queries.ts';
import prints from './fingerprints.module.css';

const useWords = defineText('pages/console/detail/attached-files');

/** The files that signers have attached (ux 55): pictures are shown, and each can be downloaded. */
export function AttachedFiles({ envelope: { envelopeWsid, participants } }: { envelope: Envelope }) {
  const words = useWords();
  const { data: files = [] } = useQuery(attachmentsQuery(envelopeWsid));
  const { data: forms = [] } = useQuery(formsQuery(envelopeWsid));
  const signed = files.flatMap((file) => (file.signedDatetime === null ? [] : [{ ...file, at: file.signedDatetime }]));
  if (signed.length === 0) return null;
  return (
    <SectionCard title={words.title}>
      <RowList plain>
        {signed.map((file) => {
          const address = addressOf(envelopeWsid, file);
          const label = forms.find(({ formWsid }) => formWsid === file.formWsid)?.tagId;
          const signer = participants.find(({ participantWsid }) => participantWsid === file.participantWsid);
          return (
            <ListRow
              key={file.attachmentWsid}
              lead={<Thumb envelopeWsid={envelopeWsid} file={file} />}
              below={
                <Row gap={2} justify="between">
                  <Text as="code" minWidth={0} size="xs" leading={1.5} className={prints.digest} text={file.digest} />
                  <a
                    className={buttonClass('quiet', 's')}
                    href={`${address}?download=1`}
                    aria-label={words.download(file.fileName)}
                  >
                    <Icon name="download" size={18} />
                  </a>
                </Row>
              }
            >
              <Stack gap={0.5}>
                <Text as="strong" weight={550} text={label || file.fileName} />
                <Small>
                  {label ? `${file.fileName} · ` : ''}
                  {formatBytes(file.size)}
                </Small>
                <Small text={words.by(signer?.name ?? '', formatTime(file.at))} />
              </Stack>
            </ListRow>
          );
        })}
      </RowList>
    </SectionCard>
  );
}
