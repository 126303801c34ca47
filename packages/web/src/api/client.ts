import { ACTIVITY_HEADER, CallError, NO_ACTIVITY, NetworkError, createClient } from '@countersign/contract';
import { QueryClient } from '@tanstack/react-query';
import { useSharedText } from '../text/shared.ts';
import { language, textOf } from '../text/text.ts';
import { personAwaits } from '../ui/when-idle.ts';
import { isUnattended } from './activity.ts';
import { checkNetwork } from './network.ts';
import { withRetries } from './retry.ts';

export { api } from '@countersign/contract';
export { CallError, NetworkError } from '@countersign/contract';

type Listener = () => void;
/** Called when a request got no answer: checks the network before reporting it (Spec §8 "Reset and network"). */
export const reportNetworkError = checkNetwork;

const loginListeners = new Set<Listener>();
/** Called when a response shows that the session has ended (Spec §8 "Startup and session"). */
export const onNotLogin = (listener: Listener): (() => void) => {
  loginListeners.add(listener);
  return () => loginListeners.delete(listener);
};

/** Counts the changes of the session: a refusal of a request from before the last one says nothing about the present session. */
let sessionEpoch = 0;
let changesUnderWay = 0;
const notifyNotLogin = (): void => loginListeners.forEach((listener) => listener());

/** Runs work that replaces the session. Requests of the previous session may be refused meanwhile, which ends nothing. */
export async function whileSessionChanges<T>(work: () => Promise<T>): Promise<T> {
  sessionEpoch += 1;
  changesUnderWay += 1;
  try {
    return await work();
  } catch (error) {
    if (errorNameOf(error) === 'ERROR_NOT_LOGIN') notifyNotLogin();
    throw error;
  } finally {
    changesUnderWay -= 1;
    sessionEpoch += 1;
  }
}

const send = createClient({
  headers: () => ({
    'accept-language': language(),
    // Without recent activity, requests that a page makes by itself do not keep the session alive (security 4).
    ...(isUnattended(Date.now()) ? { [ACTIVITY_HEADER]: NO_ACTIVITY } : {}),
  }),
});
/**
 * Calls the server. Requests that are safe to repeat are retried: reads, and those that carry an Idempotency-Key.
 * @throws CallError a refusal, in the reader's language
 * @throws NetworkError no answer
 */
export const call: typeof send = (endpoint, input) => {
  const { signal, idempotencyKey } = input as { signal?: AbortSignal; idempotencyKey?: string };
  const isRepeatable = endpoint.method === 'GET' || idempotencyKey !== undefined;
  const epoch = sessionEpoch;
  const answer = isRepeatable ? withRetries(() => send(endpoint, input), { signal }) : send(endpoint, input);
  personAwaits(answer);
  return answer.catch((error: unknown) => {
    if (error instanceof NetworkError) reportNetworkError();
    const isOfThisSession = epoch === sessionEpoch && changesUnderWay === 0;
    if (isOfThisSession && errorNameOf(error) === 'ERROR_NOT_LOGIN') notifyNotLogin();
    throw error;
  });
};

/** The message for a person: the server's own words, never a bare code. */
export const messageOf = (error: unknown): string => {
  // A response without a request id came from something between here and the server: its text is not the server's.
  if (error instanceof CallError && error.requestId !== null && error.message !== '') return error.message;
  return error instanceof NetworkError || !navigator.onLine
    ? textOf(useSharedText).networkDown
    : textOf(useSharedText).unknownError;
};
/** The request id to copy, where there is one. */
export const requestIdOf = (error: unknown): string | null => (error instanceof CallError ? error.requestId : null);
/** The `error` name of a refusal; null for anything else. */
export const errorNameOf = (error: unknown): string | null => (error instanceof CallError ? error.error : null);

export const queryClient = new QueryClient({
  defaultOptions: {
    // A call retries by itself; it is made even if the browser takes the network for offline.
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

/** Puts a fetched result into the cache of every page; a request still under way is older and is dropped. */
export async function keep<T>(queryKey: readonly unknown[], answered: T): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answered);
}
