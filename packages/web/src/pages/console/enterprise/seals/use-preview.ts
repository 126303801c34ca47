import type { SealPattern } from '@countersign/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewOfficeSeal } from '../../../../api/office-seals.ts';

const TYPING_MS = 300;
const FORGOTTEN_MS = 60_000;

/** The value, a moment after its last change. */
function useSettled<T>(value: T, key: string): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the content of the value
  }, [key]);
  return settled;
}

/**
 * The impression of a pattern as the server draws it. It is requested once typing pauses; an answer to an earlier pattern is
 * dropped, and the last picture stays visible until the next one arrives.
 */
export function usePreview(pattern: SealPattern) {
  const settled = useSettled(pattern, JSON.stringify(pattern));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['office-seals-preview', settled],
    staleTime: FORGOTTEN_MS,
    gcTime: FORGOTTEN_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => previewOfficeSeal(settled, signal),
  });
  const href = data ?? null;
  const isBehind = isFetching || JSON.stringify(pattern) !== JSON.stringify(settled);
  return { href, error, isBusy: isBehind, refetch };
}
