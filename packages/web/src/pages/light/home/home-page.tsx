import { useQuery } from '@tanstack/react-query';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { useTitle } from '../../../text/use-title.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { HomeDesktop } from './home-desktop.tsx';
import { HomePhone } from './home-phone.tsx';
import { useHomeText } from './words.ts';
import { ABOVE_TABLET } from '../../../ui/breakpoints.ts';

/** The marketing home page in its PC and its mobile variant (Spec §2 "Logged-out frame and home page"). */
export function HomePage() {
  const words = useHomeText();
  const isWide = useMedia(ABOVE_TABLET);
  const { data: session } = useQuery(sessionQuery);
  const isMember = session != null && !isFreeLogin(session);
  useTitle(words.title);
  return isWide ? <HomeDesktop isMember={isMember} /> : <HomePhone isMember={isMember} />;
}
