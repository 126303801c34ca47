import { messageOf, requestIdOf } from '../../api/client.ts';
import { useSharedText } from '../../text/shared.ts';
import { Banner, Button } from '../../ui/index.ts';

/** The error in the server's words, with a retry button and the request id (ux 38). */
export function Trouble({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const text = useSharedText();
  const requestId = requestIdOf(error);
  return (
    <Banner tone="danger" action={onRetry && <Button size="s" label={text.retry} onClick={onRetry} />}>
      {messageOf(error)}
      {requestId && (
        <small>
          {' '}
          {text.requestId} {requestId}
        </small>
      )}
    </Banner>
  );
}
