import { CallError, NetworkError, createClient } from '@countersign/contract';
import { QueryClient } from '@tanstack/react-query';
import { sharedText } from '../text/shared.ts';
import { language, textOf } from '../text/text.ts';

export { api } from '@countersign/contract';
export { CallError, NetworkError } from '@countersign/contract';

type Listener = () => void;
const networkListeners = new Set<Listener>();
/** Told each time no answer came at all; the frame shows its banner for five seconds (Spec §8 "Reset and network"). */
export const onNetworkError = (listener: Listener): (() => void) => {
  networkListeners.add(listener);
  return () => networkListeners.delete(listener);
};
export const reportNetworkError = (): void => networkListeners.forEach((listener) => listener());

const loginListeners = new Set<Listener>();
/** Told when a call finds that nobody is logged in any more (Spec §8 "Startup and session"). */
export const onNotLogin = (listener: Listener): (() => void) => {
  loginListeners.add(listener);
  return () => loginListeners.delete(listener);
};

const send = createClient({ headers: () => ({ 'accept-language': language() }) });
/** Calls the server; refusals come as {@link CallError} in the reader's language, silence as {@link NetworkError}. */
export const call: typeof send = (endpoint, input) =>
  send(endpoint, input).catch((error: unknown) => {
    if (error instanceof NetworkError) reportNetworkError();
    if (errorNameOf(error) === 'ERROR_NOT_LOGIN') loginListeners.forEach((listener) => listener());
    throw error;
  });

/** What to tell a person: the server's own words, never a bare code. */
export const messageOf = (error: unknown): string => {
  // An answer without a request id came from something between here and the server: its words are none.
  if (error instanceof CallError && error.requestId !== null && error.message !== '') return error.message;
  return error instanceof NetworkError ? textOf(sharedText).networkDown : textOf(sharedText).unknownError;
};
/** The request id to copy, where there is one. */
export const requestIdOf = (error: unknown): string | null => (error instanceof CallError ? error.requestId : null);
/** The `error` name of a refusal; null for anything else. */
export const errorNameOf = (error: unknown): string | null => (error instanceof CallError ? error.error : null);

const isFinal = (error: unknown): boolean => error instanceof CallError && error.status < 500 && error.status !== 429;
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (count, error) => !isFinal(error) && count < 2, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
