import {
  type AnsweredCredential,
  type Json,
  readCreationOptions,
  readRequestOptions,
  writeCredential,
} from './web-authn-json.ts';

/** Whether this browser knows passkeys; plain http but for localhost has none. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator;

/** `refused`: put away by the person, timed out, or nothing fitting there; browsers tell these apart to nobody. */
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
/** What a browser's exception means, by its name (WebAuthn Level 3 §5.1.3, §5.1.4). */
export const faultOf = (error: unknown): AuthenticatorFault =>
  (error instanceof Error ? FAULTS[error.name] : undefined) ?? 'unfit';

async function answerOf(ask: () => Promise<Credential | null>): Promise<Json> {
  const credential = await ask().catch((error: unknown) => {
    throw new AuthenticatorError(faultOf(error), error);
  });
  if (credential === null) throw new AuthenticatorError('refused', null);
  return writeCredential(credential as unknown as AnsweredCredential);
}

/**
 * Makes a passkey by the server's options.
 * @throws AuthenticatorError
 */
export const makePasskey = (options: Json): Promise<Json> =>
  answerOf(async () => navigator.credentials.create({ publicKey: readCreationOptions(options) }));

/**
 * Shows by a passkey who one is.
 * @throws AuthenticatorError
 */
export const askPasskey = (options: Json): Promise<Json> =>
  answerOf(async () => navigator.credentials.get({ publicKey: readRequestOptions(options) }));
