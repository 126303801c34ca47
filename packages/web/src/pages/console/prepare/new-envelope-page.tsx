import { Skeleton, Stack } from '../../../ui/index.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import styles from './prepare-frame.module.css';
import { usePrepareText } from './text.ts';
import { useNewDraft } from './use-new-draft.ts';

/** Creates a draft and opens its first step, so that the draft has its own address from the start. */
export function NewEnvelopePage() {
  const words = usePrepareText();
  const { failure, again } = useNewDraft();
  return (
    <Stack gap={5} px={5} className={styles.waiting} aria-busy={failure === null} aria-label={words.opening}>
      {failure === null ? <Skeleton height={220} radius={14} /> : <Trouble error={failure} onRetry={again} />}
    </Stack>
  );
}
