import { Chip } from '../../../ui/chip.tsx';
import { ENVELOPE_LIMITS } from '@countersign/domain';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Row, Stack, TextField, bound } from '../../../ui/index.ts';
import { daysUntil, endOfDayIn, toLocal } from '../../../text/local-time.ts';
import { usePrepareText } from './text.ts';

const CHOICES = [3, 7, 15, 30, 90] as const;

/** The signing deadline: a few usual spans, or any minute; the printed time includes its zone. */
export function DeadlineField({ value, onChange }: { value: string; onChange: (iso: string) => void }) {
  const words = usePrepareText();
  const [opened] = useState(() => Date.now());
  const ahead = Date.parse(value) - opened;
  const isWrong = !(ahead >= ENVELOPE_LIMITS.expiryMinMs && ahead <= ENVELOPE_LIMITS.expiryMaxMs);
  const set = (time: number) => Number.isFinite(time) && onChange(new Date(time).toISOString());
  return (
    <Stack gap={2.5}>
      <TextField
        type="datetime-local"
        label={words.deadline}
        {...bound(toLocal(value), (next) => set(new Date(next).getTime()))}
        min={toLocal(new Date(opened + ENVELOPE_LIMITS.expiryMinMs).toISOString())}
        max={toLocal(new Date(opened + ENVELOPE_LIMITS.expiryMaxMs).toISOString())}
        hint={value === '' ? undefined : words.deadlineHint(formatTime(value))}
        error={isWrong ? words.gap.expiryWrong('', 1) : undefined}
      />
      <Row gap={1.5} align="stretch" wrap role="group" aria-label={words.deadline}>
        {CHOICES.map((days) => (
          <Chip key={days} aria-pressed={daysUntil(value) === days} onClick={() => set(endOfDayIn(days).getTime())}>
            {words.days(days)}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
