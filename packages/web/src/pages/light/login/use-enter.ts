import { useNavigate, useSearch } from '@tanstack/react-router';
import { enterSession } from '../../../api/session.ts';

/** After a login: to where one came from, else to one's home. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const { returnTo } = useSearch({ strict: false });
  return async () => {
    await enterSession();
    // A full path with its own search; the router cannot know it by type.
    if (returnTo === undefined) await navigate({ to: '/wesign' });
    else await navigate({ href: returnTo });
  };
}
