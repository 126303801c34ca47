import { call, errorNameOf } from '../../../api/client.ts';

type Listener = () => void;
const listeners = new Set<Listener>();
/** Called when a response shows that no operator is logged in any more; customers' sessions are watched separately. */
export const onOperatorGone = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every call of the operator console goes through this client. */
export const operatorCall: typeof call = (endpoint, input) =>
  call(endpoint, input).catch((error: unknown) => {
    if (errorNameOf(error) === 'ERROR_OPERATOR_NOT_LOGIN') listeners.forEach((listener) => listener());
    throw error;
  });
