import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { useTitle } from '../../../text/use-title.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { LandingCard } from './landing-card.tsx';
import { LandingSplit } from './landing-split.tsx';
import { type LandingSearch, targetOf } from './model/target.ts';
import { useLandingText } from './text.ts';
import { ABOVE_TABLET } from '../../../ui/breakpoints.ts';

/**
 * The first page behind a link from a message or an integrator (Spec §2 "a landing page also exists in a second form"): it says
 * where the link leads and waits for a press. A card on phones, a split page on desktops.
 */
export function LandingPage() {
  const words = useLandingText();
  const search: LandingSearch = useSearch({ strict: false });
  const isWide = useMedia(ABOVE_TABLET);
  const { data: session } = useQuery(sessionQuery);
  useTitle(words.title);
  const card = <LandingCard target={targetOf(search)} isMember={session != null && !isFreeLogin(session)} />;
  return isWide ? <LandingSplit>{card}</LandingSplit> : card;
}
