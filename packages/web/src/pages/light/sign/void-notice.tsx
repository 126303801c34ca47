import type { Envelope } from '@countersign/contract';
import { Notice } from './notice.tsx';
import { useSignText } from './text.ts';

/** The contract to be voided, with a link to it (ux 34); a session of a link reaches this envelope alone. */
export function VoidNotice({ envelope, isFree }: { envelope: Envelope; isFree: boolean }) {
  const { voiding } = useSignText();
  const { cancelsEnvelopeWsid } = envelope;
  return (
    <Notice>
      {voiding.says}
      {cancelsEnvelopeWsid !== null && !isFree && (
        <a href={`/envelope-detail?envelopeId=${cancelsEnvelopeWsid}`} target="_blank" rel="noreferrer">
          {voiding.original}
        </a>
      )}
    </Notice>
  );
}
