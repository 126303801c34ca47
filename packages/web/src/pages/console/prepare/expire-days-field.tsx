import { Chip } from '../../../ui/chip.tsx';
import { Row, Stack } from '../../../ui/index.ts';
import { usePrepareText } from './text.ts';
import { useTemplateText } from './text-template.ts';

const DAY_MS = 86_400_000;
const CHOICES = [3, 7, 15, 30, 90] as const;

/** Counted from the start of the editing view to the expiry; a template stores this instead of a date. */
export const daysBetween = (since: string, until: string): number =>
  Math.max(1, Math.round((Date.parse(until) - Date.parse(since)) / DAY_MS));

/** The number of days an envelope of the template may take. */
export function ExpireDaysField({
  since,
  value,
  onChange,
}: {
  since: string;
  value: string;
  onChange: (iso: string) => void;
}) {
  const words = usePrepareText();
  const ofTemplate = useTemplateText();
  const days = daysBetween(since, value);
  const choices = [...new Set([...CHOICES, days])].toSorted((a, b) => a - b);
  return (
    <Stack gap={2.5}>
      <p>
        {ofTemplate.expireDays} · {ofTemplate.expireDaysHint}
      </p>
      <Row gap={1.5} align="stretch" wrap role="group" aria-label={ofTemplate.expireDays}>
        {choices.map((count) => (
          <Chip
            key={count}
            aria-pressed={count === days}
            onClick={() => onChange(new Date(Date.parse(since) + count * DAY_MS).toISOString())}
          >
            {words.days(count)}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
