import { Chip } from '../../../ui/chip.tsx';
import { type Envelope, api } from '@countersign/contract';
import { ENVELOPE_LIMITS } from '@countersign/domain';
import { useRef, useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { formatTime } from '../../../text/format.ts';
import { toLocal } from '../../../text/local-time.ts';
import { useText } from '../../../text/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keepEnvelope } from '../model/queries.ts';
import { actsText } from './acts-text.ts';
import { Row } from '../../../ui/layout.tsx';
import { refreshDetail } from './queries.ts';

const DAY_MS = 86_400_000;
const CHOICES = [3, 7, 15, 30] as const;

/** Prolongs the deadline: by a few usual spans, or to any later minute. */
export function ProlongDialog({ envelope, onClose }: { envelope: Envelope; onClose: () => void }) {
  const words = useText(actsText);
  const { envelopeWsid, expireDatetime } = envelope;
  const present = Date.parse(expireDatetime);
  const [wish, setWish] = useState(present + 7 * DAY_MS);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const iso = Number.isFinite(wish) ? new Date(wish).toISOString() : '';
  const set = (time: number) => {
    setWish(time);
    setFault(null);
  };
  const prolong = async () => {
    if (!(wish > present && wish <= Date.now() + ENVELOPE_LIMITS.expiryMaxMs)) {
      setFault(words.prolongEarlier);
      return field.current?.focus();
    }
    setBusy(true);
    try {
      const { envelope: prolonged } = await call(api.prolongEnvelope, {
        params: { envelopeWsid },
        body: { expireDatetime: iso },
      });
      keepEnvelope(prolonged);
      refreshDetail(envelopeWsid);
      toast('success', words.prolonged);
      onClose();
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      locked={busy}
      title={words.prolongTitle}
      description={words.prolongWhy(formatTime(expireDatetime))}
      initialFocus={field}
      footer={<DialogActs act={words.prolongAct} busy={busy} onClose={onClose} onAct={() => void prolong()} />}
    >
      <Row gap={2} align="stretch" wrap mb={3} role="group" aria-label={words.prolongField}>
        {CHOICES.map((days) => (
          <Chip key={days} aria-pressed={wish === present + days * DAY_MS} onClick={() => set(present + days * DAY_MS)}>
            {words.prolongBy(days)}
          </Chip>
        ))}
      </Row>
      <TextField
        ref={field}
        type="datetime-local"
        label={words.prolongField}
        value={toLocal(iso)}
        min={toLocal(expireDatetime)}
        hint={iso === '' ? undefined : formatTime(iso)}
        error={fault ?? undefined}
        onChange={(event) => set(new Date(event.currentTarget.value).getTime())}
      />
    </Dialog>
  );
}
