import type { Handlers } from '../../platform/http/handlers.ts';
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
