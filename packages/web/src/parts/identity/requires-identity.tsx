import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFreeLogin, sessionQuery } from '../../api/session.ts';
import { defineText } from '../../text/text.ts';
import { AnchorButton, Banner } from '../../ui/index.ts';

const useWords = defineText('parts/identity/requires-identity');

const PLACE = '/account/identity';

/** The page of identity verification; a guest logs in with an account first (Rulings §6.8). */
export function useIdentityPlace(): string {
  const { data: session } = useQuery(sessionQuery);
  return session && !isFreeLogin(session) ? PLACE : `/login?returnTo=${encodeURIComponent(PLACE)}`;
}

/** The texts of the link, for pages that place it themselves. */
export const useIdentityWord = (): string => useWords().go;

/** The requested act needs a verified identity: says so, and links to the verification. */
export function RequiresIdentity({ children }: { children?: ReactNode }) {
  const words = useWords();
  const place = useIdentityPlace();
  return (
    <Banner tone="warn" icon="shield" action={<AnchorButton size="s" label={words.go} href={place} />}>
      {children ?? words.why}
    </Banner>
  );
}
