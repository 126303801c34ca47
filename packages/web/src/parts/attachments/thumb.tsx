import type { Attachment } from '@countersign/contract';
import { Icon, Row, box } from '../../ui/index.ts';
import { addressOf } from './attachments.ts';
import { useAttachmentText } from './text.ts';

const SIDE = { width: 72, height: 72, objectFit: 'cover' } as const;

/** A picture as it is kept, which opens in its full size; anything else as a sheet. */
export function Thumb({ envelopeWsid, file }: { envelopeWsid: string; file: Attachment }) {
  const words = useAttachmentText();
  const address = addressOf(envelopeWsid, file);
  if (file.fileKind === 'PDF')
    return (
      <Row as="span" justify="center" border radius="m" fill="sunk" tone="ink-2" style={SIDE}>
        <Icon name="file" size={28} />
      </Row>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={words.view(file.fileName)}>
      <img className={box({ border: true, radius: 'm', fill: 'sunk' })} style={SIDE} src={address} alt="" />
    </a>
  );
}
