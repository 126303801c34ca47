import { ACTIVITY_HEADER, CallError, NO_ACTIVITY, NetworkError, createClient } from '@countersign/contract';
import { QueryClient } from '@tanstack/react-query';
import { sharedText } from '../text/shared.ts';
import { language, textOf } from '../text/text.ts';
import { isUnattended } from './activity.ts';
import { checkNetwork } from './network.ts';
import { withRetries } from './retry.ts';

export { api } from '@countersign/contract';
export { CallError, NetworkError } from '@countersign/contract';

type Listener = () => void;
/** No answer came: whether the network is away is asked for before it is said (Spec §8 "Reset and network"). */
export const reportNetworkError = checkNetwork;

const loginListeners = new Set<Listener>();
/** Told when a call finds that nobody is logged in any more (Spec §8 "Startup and session"). */
export const onNotLogin = (listener: Listener): (() => void) => {
  loginListeners.add(listener);
  return () => loginListeners.delete(listener);
};

const send = createClient({
  headers: () => ({
    'accept-language': language(),
    // Nobody has done anything for a while: what a page asks for by itself keeps no session alive (security 4).
    ...(isUnattended(Date.now()) ? { [ACTIVITY_HEADER]: NO_ACTIVITY } : {}),
  }),
});
/**
 * Calls the server; refusals come as {@link CallError} in the reader's language, silence as {@link NetworkError}. What
 * can be repeated without harm is: reading, and what carries an Idempotency-Key.
 */
export const call: typeof send = (endpoint, input) => {
  const { signal, idempotencyKey } = input as { signal?: AbortSignal; idempotencyKey?: string };
  const isRepeatable = endpoint.method === 'GET' || idempotencyKey !== undefined;
  const answer = isRepeatable ? withRetries(() => send(endpoint, input), { signal }) : send(endpoint, input);
  return answer.catch((error: unknown) => {
    if (error instanceof NetworkError) reportNetworkError();
    if (errorNameOf(error) === 'ERROR_NOT_LOGIN') loginListeners.forEach((listener) => listener());
    throw error;
  });
};

/** What to tell a person: the server's own words, never a bare code. */
export const messageOf = (error: unknown): string => {
  // An answer without a request id came from something between here and the server: its words are none.
  if (error instanceof CallError && error.requestId !== null && error.message !== '') return error.message;
  return error instanceof NetworkError || !navigator.onLine
    ? textOf(sharedText).networkDown
    : textOf(sharedText).unknownError;
};
/** The request id to copy, where there is one. */
export const requestIdOf = (error: unknown): string | null => (error instanceof CallError ? error.requestId : null);
/** The `error` name of a refusal; null for anything else. */
export const errorNameOf = (error: unknown): string | null => (error instanceof CallError ? error.error : null);

export const queryClient = new QueryClient({
  defaultOptions: {
    // A call tries again by itself; a network that the browser takes for away is asked all the same.
    queries: {
      staleTime: 10_000,
      retry: false,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Puts an answered thing where every page looks for it; an answer still on its way is older and does not count. */
export async function keep<T>(queryKey: readonly unknown[], answered: T): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answered);
}
