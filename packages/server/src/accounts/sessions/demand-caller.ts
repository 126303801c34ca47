import { type Caller, refuseWith } from '../../platform/index.ts';

/** The caller, who may be a guest. @throws ERROR_NOT_LOGIN */
export const demandCaller = (caller: Caller | null): Caller => caller ?? refuseWith('ERROR_NOT_LOGIN');

/** The caller with an account. @throws ERROR_NOT_LOGIN, ERROR_CANT_USE_FREE_LOGIN for a guest */
export function demandAccount(caller: Caller | null): Caller {
  const { scopes } = demandCaller(caller);
  return scopes === null ? demandCaller(caller) : refuseWith('ERROR_CANT_USE_FREE_LOGIN');
}
