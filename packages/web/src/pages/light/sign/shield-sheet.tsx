import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import ShieldPanel from '../../../parts/shield/shield-panel.tsx';
import type { ShieldBody } from '../../../parts/shield/use-shield-panel.ts';
import { defineText } from '../../../text/text.ts';
import { Banner, Button, Sheet, Stack } from '../../../ui/index.ts';
import { type Signing, envelopeQuery } from './model/queries.ts';
import type { Acted } from './model/stage.ts';

const useShieldText = defineText('pages/light/sign/shield-sheet');

interface ShieldSheetProps {
  open: boolean;
  /** The signing request, with its proofs; null while there is none. */
  body: ShieldBody | null;
  signing: Signing;
  /** The signature form, or the participantWsid of a signer who has none. */
  formWsid: string;
  onClose: () => void;
  onSigned: (envelope: Acted['envelope']) => void;
  /** The code has expired: the consent is given again, with new proofs. */
  onRefused: () => void;
}

/** secureLevel SHIELD_CERT: the act is completed by the signer's own phone, whose key signs (Rulings §3). */
export default function ShieldSheet(props: ShieldSheetProps) {
  const { open, body, signing, formWsid, onClose, onSigned, onRefused } = props;
  const text = useShieldText();
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const { envelopeWsid } = signing.envelope;
  const { participantWsid } = signing.participant;
  // The phone has signed: the state of the envelope is fetched here.
  const finish = (): void => {
    setFault(null);
    queries.fetchQuery({ ...envelopeQuery(envelopeWsid), staleTime: 0 }).then(onSigned, (error: unknown) => {
      setFault(messageOf(error));
    });
  };
  return (
    <Sheet open={open} onClose={onClose} size="m" title={text.title}>
      <Stack gap={4}>
        {fault !== null && (
          <Banner tone="danger" action={<Button size="s" label={text.again} onClick={finish} />}>
            {fault}
          </Banner>
        )}
        {body !== null && (
          <ShieldPanel
            envelopeWsid={envelopeWsid}
            participantWsid={participantWsid}
            formWsid={formWsid}
            body={body}
            onRefused={onRefused}
            onSigned={finish}
          />
        )}
      </Stack>
    </Sheet>
  );
}
