import type { Config } from '../../platform/config/config.ts';

/** Who this server is to an authenticator (WebAuthn Level 3 §4 "Relying Party"): it follows from PUBLIC_URL. */
export interface RelyingParty {
  readonly name: string;
  /** The host name: a passkey made for it is offered nowhere else. */
  readonly id: string;
  readonly origin: string;
}

export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { name: 'Countersign', id: hostname, origin };
}

/** ES256, EdDSA and RS256: what authenticators make, in this order (WebAuthn Level 3 §5.8.5). */
export const ALGORITHMS: readonly number[] = [-7, -8, -257];

/** The library takes a third of a second to load: whoever starts the server does not wait for it. */
export const webAuthn = () => import('@simplewebauthn/server');
