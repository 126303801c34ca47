import { Stack, TextField } from '../../../ui/index.ts';
import { ENVELOPE_LIMITS } from '@countersign/domain';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Choice } from './choice.tsx';
import { toLocal } from '../../../text/local-time.ts';
import { type Details, isTimerWrong } from './model/details.ts';
import { usePrepareText } from './text.ts';

const MORNING_HOUR = 9;
/** Tomorrow at nine in the time zone of the user. */
function tomorrow(): string {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(MORNING_HOUR, 0, 0, 0);
  return date.toISOString();
}

/** Sent at once, or automatically at a set time; the printed time includes its zone. */
export function TimerField({
  details,
  onChange,
}: {
  details: Pick<Details, 'timerDatetime' | 'expireDatetime'>;
  onChange: (timerDatetime: string | null) => void;
}) {
  const words = usePrepareText();
  const [opened] = useState(() => new Date());
  const { timerDatetime, expireDatetime } = details;
  const latest = new Date(Date.parse(expireDatetime) - ENVELOPE_LIMITS.expiryMinMs).toISOString();
  return (
    <Stack gap={3}>
      <Choice
        label={words.timer}
        hint={timerDatetime === null ? words.timerOff : words.sendsAt(formatTime(timerDatetime))}
        checked={timerDatetime !== null}
        onChange={(isLater) => onChange(isLater ? tomorrow() : null)}
      />
      {timerDatetime !== null && (
        <TextField
          type="datetime-local"
          label={words.timerAt}
          value={toLocal(timerDatetime)}
          min={toLocal(opened.toISOString())}
          max={toLocal(latest)}
          error={isTimerWrong(details, opened) ? words.gap.timerWrong('', 1) : undefined}
          onChange={(event) => {
            const time = new Date(event.currentTarget.value).getTime();
            if (Number.isFinite(time)) onChange(new Date(time).toISOString());
          }}
        />
      )}
    </Stack>
  );
}
