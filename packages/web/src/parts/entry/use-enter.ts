import { useNavigate, useSearch } from '@tanstack/react-router';
import { enterSession } from '../../api/session.ts';

/** The page the person came from, as named in the address; the router has checked that it is of this site. */
export const useReturnTo = (): string | undefined =>
  useSearch({
    strict: false,
    select: ({ returnTo }: { returnTo?: unknown }) => (typeof returnTo === 'string' ? returnTo : undefined),
  });

/** After a login: back to the page the person came from, else to their home page. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return async () => {
    await enterSession();
    // A full path with its own search; the router cannot type it.
    if (returnTo === undefined) await navigate({ to: '/wesign' });
    else await navigate({ href: returnTo });
  };
}
