import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { createDraft } from '../model/queries.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './prepare-frame.module.css';
import { usePrepareText } from './text.ts';

/** Creates a draft and opens its first step, so that the draft has its own address from the start. */
export function NewEnvelopePage() {
  const words = usePrepareText();
  const navigate = useNavigate();
  const making = useRef<ReturnType<typeof createDraft> | null>(null);
  const [key] = useState(randomId);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isGone = false;
    // One draft, however often the effect runs.
    making.current ??= createDraft(key);
    making.current.then(
      ({ envelopeWsid }) => {
        if (!isGone)
          void navigate({ to: '/envelopes/$envelopeWsid/edit/documents', params: { envelopeWsid }, replace: true });
      },
      (error: unknown) => {
        if (!isGone) setFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [key, attempt, navigate]);
  const again = () => {
    making.current = null;
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return (
    <Stack gap={5} px={5} className={styles.waiting} aria-busy={failure === null} aria-label={words.opening}>
      {failure === null ? <Skeleton height={220} radius={14} /> : <Trouble error={failure} onRetry={again} />}
    </Stack>
  );
}
