import { Pill } from '../../../ui/pill.tsx';
import { verdictOf } from '../model/number-verdict.ts';
import { useIdentityText } from './text.ts';

type Kind = Parameters<typeof verdictOf>[0];

/** The result of the number's own check digit; the documents have to confirm the rest. */
export function NumberVerdict({ kind, number }: { kind: Kind; number: string }) {
  const { verdict: words } = useIdentityText();
  const verdict = verdictOf(kind, number);
  if (verdict === 'none') return <Pill icon="info" label={words.none} />;
  return (
    <Pill
      tone={verdict === 'right' ? 'good' : 'danger'}
      icon={verdict === 'right' ? 'check' : 'warning'}
      label={words[verdict]}
    />
  );
}
