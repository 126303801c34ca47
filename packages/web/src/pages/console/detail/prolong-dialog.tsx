import { type Envelope, type Participant, api } from '@countersign/contract';
import { ENVELOPE_LIMITS } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { FormSheet, useForm } from '../../../parts/form/form.ts';
import { useNow } from '../parts/use-now.ts';
import { formatTime } from '../../../text/format.ts';
import { toLocal } from '../../../text/local-time.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Row, TextField, bound } from '../../../ui/index.ts';
import { keepEnvelope } from '../model/queries.ts';
import { useActsText } from './acts-text.ts';
import { refreshDetail } from './queries.ts';

const DAY_MS = 86_400_000;
const CHOICES = [3, 7, 15, 30] as const;

interface ProlongDialogProps {
  envelope: Envelope;
  /** Only the deadline of this participant, at most to that of the contract. */
  participant?: Participant;
  onClose: () => void;
}

/** Prolongs the deadline: by a few usual spans, or to any later minute. */
export function ProlongDialog({ envelope, participant, onClose }: ProlongDialogProps) {
  const words = useActsText();
  const { envelopeWsid } = envelope;
  const expireDatetime = participant?.deadlineDatetime ?? envelope.expireDatetime;
  const end = Date.parse(envelope.expireDatetime);
  const now = useNow();
  // A span added to a deadline that has long passed would still be in the past.
  const [present] = useState(Math.max(Date.parse(expireDatetime), participant === undefined ? 0 : now.getTime()));
  const [wish, setWish] = useState(participant === undefined ? present + 7 * DAY_MS : end);
  const form = useForm();
  const iso = Number.isFinite(wish) ? new Date(wish).toISOString() : '';
  const latest = participant === undefined ? now.getTime() + ENVELOPE_LIMITS.expiryMaxMs : end;
  const isLater = wish > present && wish <= latest;
  const prolong = async () => {
    const { envelope: prolonged } = await call(api.prolongEnvelope, {
      params: { envelopeWsid },
      body: { expireDatetime: iso, participantWsid: participant?.participantWsid },
    });
    keepEnvelope(prolonged);
    refreshDetail(envelopeWsid);
  };
  return (
    <FormSheet
      title={participant === undefined ? words.prolongTitle : words.prolongOne(participant.name)}
      description={
        participant === undefined
          ? words.prolongWhy(formatTime(expireDatetime))
          : words.prolongOneWhy(formatTime(envelope.expireDatetime))
      }
      act={words.prolongAct}
      form={form}
      isSound={isLater}
      onSubmit={prolong}
      done={words.prolonged}
      onClose={onClose}
    >
      <Row gap={2} align="stretch" wrap role="group" aria-label={words.prolongField}>
        {CHOICES.filter((days) => present + days * DAY_MS <= latest).map((days) => (
          <Chip
            key={days}
            aria-pressed={wish === present + days * DAY_MS}
            onClick={() => setWish(present + days * DAY_MS)}
          >
            {words.prolongBy(days)}
          </Chip>
        ))}
      </Row>
      <TextField
        type="datetime-local"
        label={words.prolongField}
        {...bound(toLocal(iso), (next) => setWish(new Date(next).getTime()))}
        min={toLocal(expireDatetime)}
        hint={iso === '' ? undefined : formatTime(iso)}
        error={form.wasTried && !isLater ? words.prolongEarlier : null}
      />
    </FormSheet>
  );
}
