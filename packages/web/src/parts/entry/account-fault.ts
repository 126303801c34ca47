import { CallError } from '../../api/client.ts';

/** Why an account cannot go on at stage 0 (Spec §5, §8 "Account-exists check"). */
export type KnownFault = 'unregistered' | 'frequent' | 'unstable';

/** 403 is a flood; whatever else comes instead of an answer is called the network's fault. */
export const existsFault = (error: unknown): KnownFault =>
  error instanceof CallError && (error.status === 403 || error.code === 403) ? 'frequent' : 'unstable';
