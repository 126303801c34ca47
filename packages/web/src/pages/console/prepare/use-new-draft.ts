import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import { createDraft } from '../model/queries.ts';

/** Makes one draft and goes to it. */
export function useNewDraft() {
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
  return { failure, again };
}
