import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isFreeLogin, sessionQuery, userQuery } from '../../../api/session.ts';
import { EntryFoot, sheetClass } from '../../../parts/entry/entry-sheet.tsx';
import { useTitle } from '../../../text/use-title.ts';
import { Box, Grid, Heading, Paragraph, Skeleton, Stack, Text } from '../../../ui/index.ts';
import { IconPoints } from '../../../ui/points.tsx';
import styles from './forgot.module.css';
import { RecoveryStage, RecoverySteps } from './recovery.tsx';
import { useFocusOnStage, useHeading } from './use-focus-on-stage.ts';
import { useForgotText } from './text.ts';
import { useRecovery } from './use-recovery.ts';

/**
 * The find-password page in its second form: the same stages for a phone number or an e-mail address, prefilled for a logged-in
 * person; text and form are side by side where there is room.
 */
export function FindPage() {
  const text = useForgotText();
  const recovery = useRecovery();
  const { stage } = recovery.state;
  const { title, why } = useHeading(recovery.state, 'any');
  const titleRef = useFocusOnStage(stage);
  const own = useOwnContact();
  useTitle(title);
  return (
    <Grid grow align="center" justify="center" className={styles.find}>
      <section aria-labelledby="find-title">
        <Heading as="h1" id="find-title" ref={titleRef} tabIndex={-1} heading="display" text={title} />
        {why && <Paragraph mt={2} text={why} />}
        <Box mt={8} pt={6} borderTop className={styles.points}>
          <Text as="p" mb={3} weight={550} text={text.asideTitle} />
          <IconPoints icon="shield" items={text.asidePoints} />
        </Box>
      </section>
      <div className={sheetClass()}>
        <Stack gap={5}>
          <RecoverySteps stage={stage} />
          {own === undefined ? <Skeleton height={46} /> : <RecoveryStage recovery={recovery} takes="any" start={own} />}
        </Stack>
        {stage < 2 && (
          <EntryFoot>
            <Link to="/login">{text.toLogin}</Link>
          </EntryFoot>
        )}
      </div>
    </Grid>
  );
}

/** The contact of the logged-in person, empty for a stranger, undefined while it is loading. */
function useOwnContact(): string | undefined {
  const session = useQuery(sessionQuery);
  const isKnown = Boolean(session.data) && !isFreeLogin(session.data ?? { sessionScopes: [] });
  const user = useQuery({ ...userQuery(session.data?.userWsid ?? ''), enabled: isKnown });
  if (session.isPending || (isKnown && user.isPending)) return undefined;
  return user.data?.phone || user.data?.email || '';
}
