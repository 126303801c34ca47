import type { Services } from '../../platform/index.ts';

/** The identity of this server for an authenticator (WebAuthn Level 3 §4 "Relying Party"), derived from PUBLIC_URL. */
export interface RelyingParty {
  readonly name: string;
  /** The host name. Authenticators offer a passkey only to the host for which it was made. */
  readonly id: string;
  readonly origin: string;
}

export function relyingPartyOf({ authorityName, config }: Pick<Services, 'authorityName' | 'config'>): RelyingParty {
  const { hostname, origin } = new URL(config.publicUrl);
  return { name: authorityName, id: hostname, origin };
}

/** ES256, EdDSA and RS256: the algorithms of authenticators, in this order (WebAuthn Level 3 §5.8.5). */
export const ALGORITHMS: readonly number[] = [-7, -8, -257];

/** Loaded on first use: the library takes a third of a second to load, which would delay the start of the server. */
export const webAuthn = () => import('@simplewebauthn/server');
