import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf, queryClient } from '../api/client.ts';
import { logout } from '../api/session.ts';
import { useSharedText } from '../text/shared.ts';
import { defineText } from '../text/text.ts';
import { Button, EmptyState, Grid } from '../ui/index.ts';
import { FailurePage, RequestId } from './failure-page.tsx';
import { LoadDataError } from './startup.ts';
import styles from './failure-page.module.css';

const useWords = defineText('app/startup-failure');

/** Spec §8 ERROR_LOAD_DATA, in words and with a way on; other errors have their own page. */
export function StartupFailure({ error }: { error: unknown }) {
  return error instanceof LoadDataError ? <LoadFailure cause={error.cause} /> : <FailurePage error={error} />;
}

function LoadFailure({ cause }: { cause: unknown }) {
  const words = useWords();
  const shared = useSharedText();
  const router = useRouter();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
  };
  const leave = async () => {
    // Where the server does not answer, the page's own clock ends the session.
    await logout().catch(() => queryClient.clear());
    await navigate({ to: '/login' });
  };
  return (
    <Grid as="main" center tone="ink-2" className={styles.middle}>
      <EmptyState
        heading="h1"
        drawing="search"
        title={words.title}
        action={
          <>
            <Button variant="primary" label={shared.retry} busy={busy} onClick={() => void retry()} />
            <Button label={shared.logout} onClick={() => void leave()} />
          </>
        }
      >
        <p role="alert">{messageOf(cause)}</p>
        <p>{words.why}</p>
        <RequestId error={cause} />
      </EmptyState>
    </Grid>
  );
}
