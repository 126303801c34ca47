import { NICKNAME_MAX, OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { passkeyRoutes } from '../routes/passkeys.ts';
import { passkey } from '../shapes/people.ts';
import { opaque, sessionAnswer } from './sessions.ts';
import { userParams } from './users.ts';
import { lineText } from '../shapes/basics.ts';

/** WebAuthn's own JSON, made and read by the browser; the server checks every field of it (WebAuthn Level 3 §5.1). */
const webAuthnJson = z.record(z.string().max(100), z.unknown());
const passkeyParams = userParams.extend({ passkeyWsid: z.string().max(OPAQUE_ID_MAX) });

/** Passkeys, a second way to log in. */
export const passkeyCalls = endpoints(passkeyRoutes, {
  listPasskeys: {
    access: 'self',
    summary: 'The passkeys of the caller',
    params: userParams,
    response: z.object({ passkeys: z.array(passkey) }),
  },
  createPasskeyOptions: {
    access: 'self',
    summary: 'The argument of navigator.credentials.create; the login password is required if there is one',
    params: userParams,
    body: z.strictObject({ password: z.string().max(200).optional() }),
    response: z.object({ options: webAuthnJson }),
  },
  createPasskey: {
    access: 'self',
    summary: 'Store a passkey',
    params: userParams,
    body: z.strictObject({ name: lineText(NICKNAME_MAX), credential: webAuthnJson }),
    response: z.object({ passkey }),
  },
  deletePasskey: {
    access: 'self',
    summary: 'Delete a passkey',
    params: passkeyParams,
    response: z.object({}),
  },
  createPasskeySessionOptions: {
    access: 'public',
    summary: 'The argument of navigator.credentials.get; sets the anonymous session that it is bound to',
    response: z.object({ options: webAuthnJson }),
  },
  createPasskeySession: {
    access: 'public',
    summary: 'Log in by a passkey',
    body: z.strictObject({ credential: webAuthnJson, deviceId: opaque.optional() }),
    response: sessionAnswer,
  },
});
