import { useEffect } from 'react';
import { messageOf, requestIdOf } from '../api/client.ts';
import { useSharedText } from '../text/shared.ts';
import { defineText } from '../text/text.ts';
import { useTitle } from '../text/use-title.ts';
import { Button, EmptyState, Grid, Spinner, Text } from '../ui/index.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './failure-page.module.css';

const useWords = defineText('app/failure-page');

/**
 * Any unexpected error of a page: in words, with the request id to copy, and one way on (ux 38). A page that failed for lack of
 * a network reloads by itself once it is back.
 */
export function FailurePage({ error }: { error: unknown }) {
  const words = useWords();
  const shared = useSharedText();
  const requestId = requestIdOf(error);
  useTitle(words.failed);
  useEffect(() => {
    if (navigator.onLine) return;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Grid center tone="ink-2" className={styles.middle} role="alert">
      <EmptyState
        heading="h1"
        drawing="search"
        title={words.failed}
        action={
          <>
            <Button variant="primary" label={shared.reload} onClick={() => window.location.reload()} />
            {requestId && (
              <Button
                icon="copy"
                label={shared.copyRequestId}
                onClick={() => void navigator.clipboard?.writeText(requestId)}
              />
            )}
          </>
        }
      >
        <p>{messageOf(error)}</p>
        <RequestId error={error} />
      </EmptyState>
    </Grid>
  );
}

export function RequestId({ error }: { error: unknown }) {
  const shared = useSharedText();
  const requestId = requestIdOf(error);
  return (
    requestId && (
      <Text as="p" size="s">
        {shared.requestId} {requestId}
      </Text>
    )
  );
}

export function NotFoundPage() {
  const words = useWords();
  useTitle(words.notFound);
  return (
    <Grid as="main" center tone="ink-2" className={styles.middle}>
      <EmptyState
        heading="h1"
        drawing="search"
        title={words.notFound}
        action={<LinkButton variant="primary" label={words.home} to="/" />}
        why={words.notFoundWhy}
      />
    </Grid>
  );
}

export function PendingPage() {
  const shared = useSharedText();
  return (
    <Grid role="status" center tone="ink-2" className={styles.middle}>
      <Spinner size={28} />
      <span className="visually-hidden">{shared.loading}</span>
    </Grid>
  );
}
