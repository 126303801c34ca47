import type { ReminderPlan } from '@countersign/domain';
import { Button, Grid, SelectField, Stack, bound } from '../../../ui/index.ts';
import { Choice } from './choice.tsx';
import { usePrepareText } from './text.ts';

const USUAL: ReminderPlan = { afterDays: 3, everyDays: 3, most: 3 };
const DAYS = [1, 2, 3, 5, 7, 10, 14, 30];
const COUNTS = [1, 2, 3, 5, 10];

/** The usual choices, and the one that is set. */
const choices = (usual: readonly number[], chosen: number): number[] =>
  [...new Set([...usual, chosen])].toSorted((a, b) => a - b);

const isSame = (one: ReminderPlan | null, other: ReminderPlan | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.afterDays === other.afterDays &&
    one.everyDays === other.everyDays &&
    one.most === other.most);

/** Whether and when those whose turn it is are reminded by themselves. */
export function RemindersField({
  plan,
  onChange,
  usual,
  onUsual,
}: {
  plan: ReminderPlan | null;
  onChange: (plan: ReminderPlan | null) => void;
  /** The plan of the drafts that the sender makes; absent where it is not known, and for a template. */
  usual: ReminderPlan | null | undefined;
  onUsual: (plan: ReminderPlan | null) => Promise<void>;
}) {
  const words = usePrepareText().reminders;
  const select = (key: keyof ReminderPlan, set: ReminderPlan, usual: readonly number[]) => (
    <SelectField
      label={words[key]}
      {...bound(String(set[key]), (next) => onChange({ ...set, [key]: Number(next) }))}
      options={choices(usual, set[key]).map((count) => [count, count])}
    />
  );
  return (
    <Stack gap={3}>
      <Choice
        label={words.title}
        hint={plan === null ? words.off : words.plan(plan)}
        checked={plan !== null}
        onChange={(isOn) => onChange(isOn ? USUAL : null)}
      />
      {plan !== null && (
        <Grid gap={3} columns={3}>
          {select('afterDays', plan, DAYS)}
          {select('everyDays', plan, DAYS)}
          {select('most', plan, COUNTS)}
        </Grid>
      )}
      {usual !== undefined && !isSame(plan, usual) && (
        <Button size="s" label={plan === null ? words.usualNone : words.usual} onClick={() => void onUsual(plan)} />
      )}
    </Stack>
  );
}
