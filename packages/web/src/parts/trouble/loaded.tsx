import type { ReactNode } from 'react';
import { Box } from '../../ui/index.ts';
import { Trouble } from './trouble.tsx';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/**
 * What a query answered, shown by `children`; until then `waiting`, or the error with a retry button. After a later request has
 * failed, the error stands above the earlier answer.
 */
export function Loaded<T>({
  query: { data, error, refetch },
  waiting,
  children,
}: {
  query: Query<T>;
  waiting: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const trouble = error ? <Trouble error={error} onRetry={() => void refetch()} /> : null;
  if (data === undefined) return trouble ?? waiting;
  // The children keep their place, and with it their state, when the error comes and goes.
  return (
    <>
      {trouble && <Box mb={3}>{trouble}</Box>}
      {children(data)}
    </>
  );
}
