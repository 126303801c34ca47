import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../api/session.ts';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { useSharedText } from '../../../text/shared.ts';
import { formatDistance, formatToday } from '../../../text/format.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Box, Grid, Heading, Hint, Paragraph, Skeleton, Stack } from '../../../ui/index.ts';
import { countsQuery } from '../model/queries.ts';
import { useNow } from '../parts/use-now.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Few } from './few.tsx';
import { FirstSteps } from './first-steps-card.tsx';
import { useFirstStepsPending } from './use-first-steps.ts';
import { Glance } from './glance.tsx';
import styles from './home-page.module.css';
import { Mine, mineQuery } from './mine.tsx';
import { countIn } from './parts.ts';
import { QuickStart } from './quick-start.tsx';
import { useHomeText } from './text.ts';

/** The home page: what waits for the user, what they wait for, what is due soon, and ways to start a contract. */
export function HomePage() {
  const words = useHomeText();
  const { data: counts } = useQuery(countsQuery);
  // Waiting work comes before the first steps.
  const isWaitedFor = counts !== undefined && countIn('mine', counts) > 0;
  // For a new account, four zeros and three empty lists would repeat the same fact seven times.
  const isBlank = counts !== undefined && Object.values(counts).every((count) => count === 0);
  const isPending = useFirstStepsPending();
  useTitle(words.title);
  useEnvelopePush(null, () => void queryClient.invalidateQueries({ queryKey: ['envelopes'] }));
  return (
    <Box width="full" mx="auto" pt={1} className={styles.page}>
      <Greeting />
      {isPending ? <Waiting /> : <Parts isWaitedFor={isWaitedFor} isBlank={isBlank} />}
    </Box>
  );
}

/** In place of all parts: which of them are shown, and so where they stand, is known once the counts are. */
function Waiting() {
  const shared = useSharedText();
  return (
    <Stack gap={6} aria-busy="true" aria-label={shared.loading}>
      <Skeleton height={140} radius={14} />
      <Skeleton height={90} radius={14} />
      <Skeleton height={260} radius={14} />
    </Stack>
  );
}

function Parts({ isWaitedFor, isBlank }: { isWaitedFor: boolean; isBlank: boolean }) {
  const words = useHomeText();
  return (
    <>
      {!isWaitedFor && (
        <Box mb={8} className={styles.first}>
          <FirstSteps />
        </Box>
      )}
      {!isBlank && <Glance />}
      <Grid gap={8} align="start" className={styles.columns}>
        <Stack gap={8} minWidth={0}>
          <Mine />
          <Elsewhere />
          {isWaitedFor && <FirstSteps />}
        </Stack>
        <Stack gap={6} minWidth={0} className={styles.aside}>
          <QuickStart />
          {!isBlank && (
            <>
              <Few part="soon" title={words.soon} empty={words.soonEmpty} />
              <Few part="others" title={words.others} empty={words.othersEmpty} />
              <Few part="drafts" title={words.drafts} empty={words.draftsEmpty} />
            </>
          )}
        </Stack>
        <Box minWidth={0} className={styles.recent}>
          <Few part="recent" title={words.recent} />
        </Box>
      </Grid>
    </>
  );
}

/** The date, a greeting, and one sentence on what is waiting. */
function Greeting() {
  const words = useHomeText();
  const now = useNow(60_000);
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const { data: counts } = useQuery(countsQuery);
  const { data: mine } = useQuery(mineQuery);
  const first = mine?.envelopes[0];
  const waiting = counts && countIn('mine', counts);
  return (
    <Box as="header" mb={6} className={styles.header}>
      <Hint text={formatToday(now)} />
      <Heading as="h1" heading="figure" mt={0.5} className={styles.title}>
        {user ? greeting(words, now.getHours())(user.displayName) : <Skeleton width={260} height={36} />}
      </Heading>
      <Paragraph mt={1.5} size="l">
        {waiting === undefined ? (
          <Skeleton width={180} height={18} />
        ) : waiting > 0 && first ? (
          words.waitingUntil(waiting, formatDistance(first.expireDatetime, now))
        ) : (
          words.waiting(waiting)
        )}
      </Paragraph>
    </Box>
  );
}

type Words = ReturnType<typeof useHomeText>;
const greeting = (words: Words, hour: number): Words['morning'] =>
  hour < 5 ? words.night : hour < 12 ? words.morning : hour < 18 ? words.noon : words.evening;
