import { type Decision, accept, refuse } from '@countersign/domain';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { RequestContext, Services } from '../../platform/index.ts';
import { type LoggedIn, type OpenedSession, logIn, openAnonymousSession } from '../sessions/index.ts';
import { findPerson } from '../users/index.ts';
import { userHandleOf } from './create-passkey.ts';
import { gotCredential } from './credential.ts';
import { relyingPartyOf, webAuthn } from './relying-party.ts';
import { type PasskeyRow, findPasskey, keepChallenge, moveCounter, takeChallenge } from './store.ts';

export interface PasskeyChallenge {
  readonly options: PublicKeyCredentialRequestOptionsJSON;
  /** Null if the caller came with one. */
  readonly opened: OpenedSession | null;
}

/**
 * The options by which the browser lets a person choose a passkey: no account is named, so nothing is revealed about any
 * (security 11). The challenge is bound to the session, a new anonymous one if there is none yet.
 */
export async function loginOptions(services: Services, context: RequestContext): Promise<PasskeyChallenge> {
  const { generateAuthenticationOptions } = await webAuthn();
  const rpID = relyingPartyOf(services).id;
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials: [] });
  const { challenge } = options;
  return services.db.withTx(async (tx) => {
    const opened = context.sessionId === null ? await openAnonymousSession(tx, services, context) : null;
    const sessionId = opened?.id ?? context.sessionId ?? '';
    await keepChallenge(tx, { sessionId, purpose: 'LOGIN', challenge }, context.now);
    return { options, opened };
  });
}

/** Logs in by a passkey. Every failure gives the same answer. */
export async function logInByPasskey(
  services: Services,
  { credential, deviceId }: { readonly credential: unknown; readonly deviceId: string | null },
  context: RequestContext,
): Promise<Decision<LoggedIn>> {
  const { sessionId, now } = context;
  const response = gotCredential(credential);
  if (sessionId === null || response === null) return refuse('ERROR_PASSKEY');
  const { challenge, passkey } = await services.db.withTx(async (tx) => ({
    challenge: await takeChallenge(tx, { sessionId, purpose: 'LOGIN' }, now),
    passkey: await findPasskey(tx, response.id),
  }));
  if (challenge === null || passkey === null || !isOwn(response.userHandle, passkey)) return refuse('ERROR_PASSKEY');
  const counter = await counterOf(services, response, { challenge, passkey });
  if (counter === null) return refuse('ERROR_PASSKEY');
  return services.db.withTx(async (tx) => {
    // Read again: the account or the passkey may have been removed since.
    const person = await findPerson(tx, passkey.personId);
    const isMoved = await moveCounter(tx, { id: passkey.id, counter }, now);
    if (person === null || !isMoved) return refuse('ERROR_PASSKEY');
    if (person.accountStatus === 'DISABLED') return refuse('ERROR_ACCOUNT_DISABLED');
    const contact = person.phone ?? person.email ?? '';
    return accept(await logIn(tx, services, person, { contact, deviceId, by: 'PASSKEY' }, context));
  });
}

const isOwn = (userHandle: string, { personId }: PasskeyRow): boolean =>
  Buffer.from(userHandle, 'base64url').equals(userHandleOf(personId));

/** The counter of the authenticator, if it signed the challenge for this site with its user verified; else null. */
async function counterOf(
  services: Pick<Services, 'authorityName' | 'config' | 'log'>,
  response: AuthenticationResponseJSON,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: PasskeyRow },
): Promise<number | null> {
  const { log } = services;
  const party = relyingPartyOf(services);
  const { credentialId: id, publicKey, counter } = passkey;
  try {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : '' }, 'a login by passkey was refused');
    return null;
  }
}
