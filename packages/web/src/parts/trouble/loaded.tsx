import type { ReactNode } from 'react';
import { Trouble } from './trouble.tsx';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** What a query answered, shown by `children`; until then `waiting`, or the error with a retry button. */
export function Loaded<T>({
  query: { data, error, refetch },
  waiting,
  children,
}: {
  query: Query<T>;
  waiting: ReactNode;
  children: (data: T) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  return error ? <Trouble error={error} onRetry={() => void refetch()} /> : waiting;
}
