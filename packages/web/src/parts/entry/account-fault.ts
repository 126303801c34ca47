import { CallError } from '../../api/client.ts';

/** Why an account is refused at stage 0 (Spec §5, §8 "Account-exists check"). */
export type KnownFault = 'unregistered' | 'frequent' | 'unstable';

/** 403 means too many requests; any other failure is reported as a network fault. */
export const existsFault = (error: unknown): KnownFault =>
  error instanceof CallError && (error.status === 403 || error.code === 403) ? 'frequent' : 'unstable';
