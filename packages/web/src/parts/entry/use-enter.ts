import { useNavigate, useSearch } from '@tanstack/react-router';
import { enterSession } from '../../api/session.ts';

/** Where the person came from, as the address says; the router has judged that it is of this site. */
export const useReturnTo = (): string | undefined =>
  useSearch({
    strict: false,
    select: ({ returnTo }: { returnTo?: unknown }) => (typeof returnTo === 'string' ? returnTo : undefined),
  });

/** After a login: to where one came from, else to one's home. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return async () => {
    await enterSession();
    // A full path with its own search; the router cannot know it by type.
    if (returnTo === undefined) await navigate({ to: '/wesign' });
    else await navigate({ href: returnTo });
  };
}
