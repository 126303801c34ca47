import type { Handlers } from '../../platform/index.ts';
import {
  createPasskey,
  createPasskeyOptions,
  createPasskeySession,
  createPasskeySessionOptions,
  deletePasskey,
  listPasskeys,
} from './passkeys.ts';

export const passkeyCalls = {
  listPasskeys,
  createPasskeyOptions,
  createPasskey,
  deletePasskey,
  createPasskeySessionOptions,
  createPasskeySession,
} satisfies Partial<Handlers>;
