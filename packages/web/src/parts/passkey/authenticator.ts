import {
  type AnsweredCredential,
  type Json,
  readCreationOptions,
  readRequestOptions,
  writeCredential,
} from './web-authn-json.ts';

/** Whether this browser supports passkeys; over plain http only localhost does. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator;

/** `refused`: cancelled by the person, timed out, or no suitable passkey; browsers do not distinguish these. */
export type AuthenticatorFault = 'refused' | 'known' | 'unfit';
export class AuthenticatorError extends Error {
  readonly fault: AuthenticatorFault;
  constructor(fault: AuthenticatorFault, cause: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, AuthenticatorFault>> = {
  NotAllowedError: 'refused',
  AbortError: 'refused',
  InvalidStateError: 'known',
};
/** The meaning of a browser's exception, by its name (WebAuthn Level 3 §5.1.3, §5.1.4). */
export const faultOf = (error: unknown): AuthenticatorFault =>
  (error instanceof Error ? FAULTS[error.name] : undefined) ?? 'unfit';

async function answerOf(ask: () => Promise<Credential | null>): Promise<Json> {
  const credential = await ask().catch((error: unknown) => {
    throw new AuthenticatorError(faultOf(error), error);
  });
  if (credential === null) throw new AuthenticatorError('refused', null);
  return writeCredential(credential as unknown as AnsweredCredential);
}

/** Creates a passkey with the server's options. @throws AuthenticatorError */
export const makePasskey = (options: Json): Promise<Json> =>
  answerOf(async () => navigator.credentials.create({ publicKey: readCreationOptions(options) }));

/** Proves the person's identity by a passkey. @throws AuthenticatorError */
export const askPasskey = (options: Json): Promise<Json> =>
  answerOf(async () => navigator.credentials.get({ publicKey: readRequestOptions(options) }));
