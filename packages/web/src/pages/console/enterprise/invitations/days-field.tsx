import { INVITATION_DAYS_MAX } from '@countersign/domain';
import { SelectField, bound } from '../../../../ui/index.ts';
import { useInvitationsText } from './invitations-text.ts';

const DAYS = [1, 3, 7, 14, INVITATION_DAYS_MAX] as const;

/** The choice of how long an invitation or the link is valid. */
export function DaysField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (days: number) => void;
}) {
  const words = useInvitationsText();
  return (
    <SelectField
      label={label}
      {...bound(value, (next) => onChange(Number(next)))}
      options={DAYS.map((days) => [days, words.days(days)])}
    />
  );
}
