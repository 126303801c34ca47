import type { ReadingRule } from '@countersign/domain';
import { SelectField, bound } from '../../../ui/index.ts';
import { usePrepareText } from './text.ts';

const SECONDS = [10, 30, 60, 120, 300];
const END = 'END';

/** What the signing page has to have shown before anyone acts: nothing, every page, or each document for a time. */
export function ReadingField({
  rule,
  onChange,
}: {
  rule: ReadingRule | null;
  onChange: (rule: ReadingRule | null) => void;
}) {
  const words = usePrepareText().reading;
  const set = rule?.until === 'SECONDS' ? [rule.seconds] : [];
  const times = [...new Set([...SECONDS, ...set])].toSorted((a, b) => a - b);
  const chosen = rule === null ? '' : rule.until === 'END' ? END : String(rule.seconds);
  const choose = (next: string): void => {
    if (next === '') onChange(null);
    else onChange(next === END ? { until: 'END' } : { until: 'SECONDS', seconds: Number(next) });
  };
  return (
    <SelectField
      label={words.title}
      hint={rule === null ? undefined : words.hint}
      {...bound(chosen, choose)}
      options={[['', words.none], [END, words.end], ...times.map((time) => [time, words.seconds(time)] as const)]}
    />
  );
}
