import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../api/session.ts';
import { DropZone } from '../../../parts/uploader/drop-zone.tsx';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { handFiles } from '../model/handed-files.ts';
import { countsQuery } from '../model/queries.ts';
import { useNow } from '../parts/use-now.ts';
import { Few } from './few.tsx';
import { FirstSteps } from './first-steps-card.tsx';
import { Glance, waitingForMe } from './glance.tsx';
import styles from './home-page.module.css';
import { Mine } from './mine.tsx';
import { homeText } from './text.ts';

/** What waits for me, what I wait for, what is due, and the start of the next one. */
export function HomePage() {
  const words = useText(homeText);
  const navigate = useNavigate();
  const now = useNow(60_000);
  const isHandheld = useMedia('(hover: none) and (pointer: coarse)');
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const { data: counts } = useQuery(countsQuery);
  // What waits for somebody comes before what they may prepare.
  const waiting = counts ? waitingForMe(counts) : 0;
  useTitle(words.title);
  useEnvelopePush(null, () => void queryClient.invalidateQueries({ queryKey: ['envelopes'] }));
  const start = (files: readonly File[]) => {
    handFiles(files);
    void navigate({ to: '/envelopes/new' });
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          {user ? greeting(words, now.getHours())(user.displayName) : <Skeleton width={260} height={36} />}
        </h1>
        <p className={styles.lead}>{counts ? words.waiting(waiting) : <Skeleton width={180} height={18} />}</p>
      </header>
      {waiting === 0 && (
        <div className={styles.first}>
          <FirstSteps />
        </div>
      )}
      <Glance />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Mine />
          {waiting > 0 && <FirstSteps />}
          <Few title={words.recent} status="ED_SUCCESS" />
        </div>
        <div className={styles.aside}>
          <DropZone
            title={isHandheld ? words.dropShort : words.drop}
            hint={words.dropHint}
            compact={isHandheld}
            onFiles={start}
          />
          <Few title={words.soon} empty={words.soonEmpty} status="EXPIRING_SOON" />
          <Few title={words.others} empty={words.othersEmpty} status="WAITING_OTHERS" />
          <Few title={words.drafts} empty={words.draftsEmpty} status="DRAFT" />
        </div>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useText<(typeof homeText)['en']>>;
const greeting = (words: Words, hour: number): Words['morning'] =>
  hour < 5 ? words.night : hour < 12 ? words.morning : hour < 18 ? words.noon : words.evening;
