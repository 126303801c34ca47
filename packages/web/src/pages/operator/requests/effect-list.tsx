import type { RequestEffect } from '@countersign/contract';
import { Box } from '../../../ui/index.ts';
import styles from './requests.module.css';
import { useRequestsText } from './text.ts';

/** The effects of an act, one line each. */
export function EffectList({ effect }: { effect: RequestEffect }) {
  const words = useRequestsText();
  const lines = [
    [effect.openContracts, words.openContracts],
    [effect.openVerifiedContracts, words.openVerified],
    [effect.sentContracts, words.sentContracts],
    [effect.certificates, words.certificates],
    [effect.seals, words.seals],
    [effect.members, words.members],
  ] as const;
  const told = lines.filter(([count]) => count > 0);
  return (
    <Box as="section" p={3} border radius="m" fill="desk" className={styles.effect} aria-label={words.effectTitle}>
      <strong>{words.effectTitle}</strong>
      {told.length === 0 ? (
        <p>{words.effectNone}</p>
      ) : (
        <ul>
          {told.map(([count, say]) => (
            <li key={say(count)}>{say(count)}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}
