import { PASSKEYS_MAX, type Decision, accept, displayName, refuse } from '@countersign/domain';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { auditActor } from '../users/actor.ts';
import { recordAudit } from '../../trust/audit-trail/record.ts';
import { onCommit } from '../../platform/database/database.ts';
import type { House } from '../../platform/config/house.ts';
import type { Caller, RequestContext } from '../../platform/http/context.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { emit } from '../../platform/events/emit.ts';
import { LOGIN_PASSWORD, judgeSecret } from '../users/judge-secret.ts';
import { demandStillLoggedIn } from '../users/still-logged-in.ts';
import { findPerson } from '../users/store.ts';
import { createdCredential } from './credential.ts';
import { accountChanged } from './push.ts';
import { ALGORITHMS, relyingPartyOf, webAuthn } from './relying-party.ts';
import {
  type PasskeyRow,
  countPasskeys,
  insertPasskey,
  keepChallenge,
  listPasskeysOf,
  takeChallenge,
} from './store.ts';

/** The user handle of an authenticator: the person's id, which says nothing about them (WebAuthn Level 3 §14.6.1). */
export const userHandleOf = (personId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex'));

/**
 * What the browser makes a passkey of. Whoever sits at an open page must know the login password too, where there is
 * one: a passkey opens the account for good.
 */
export async function createPasskeyOptions(
  house: House,
  { personId, sessionId }: Caller,
  password: string | null,
  { now }: RequestContext,
): Promise<Decision<PublicKeyCredentialCreationOptionsJSON>> {
  const known = await house.db.withTx(async (tx) => ({
    person: (await findPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND'),
    passkeys: await listPasskeysOf(tx, personId),
  }));
  if (known.person.passwordHash !== null) {
    if (password === null) return refuse('ERROR_PASSWORD_WRONG');
    const judged = await judgeSecret(house, LOGIN_PASSWORD, { personId, wirePassword: password, now });
    if (!judged.ok) return judged;
  }
  if (known.passkeys.length >= PASSKEYS_MAX) return refuse('ERROR_PASSKEY_LIMIT', { limit: PASSKEYS_MAX });
  const party = relyingPartyOf(house.config);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: userHandleOf(personId),
    userName: known.person.phone ?? known.person.email ?? '',
    userDisplayName: displayName(known.person),
    attestationType: 'none',
    excludeCredentials: known.passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  const { challenge } = options;
  await house.db.withTx((tx) => keepChallenge(tx, { sessionId, purpose: 'CREATE', challenge }, now));
  return accept(options);
}

/** Keeps the public key of what the browser made; refusals are values, since the challenge is used up by them as well. */
export async function createPasskey(
  house: House,
  caller: Caller,
  { name, credential }: { readonly name: string; readonly credential: unknown },
  context: RequestContext,
): Promise<Decision<PasskeyRow>> {
  const { personId, sessionId } = caller;
  const { now } = context;
  const challenge = await house.db.withTx((tx) => takeChallenge(tx, { sessionId, purpose: 'CREATE' }, now));
  const response = createdCredential(credential);
  if (challenge === null || response === null) return refuse('ERROR_PASSKEY');
  const made = await readCreated(house, response, challenge);
  if (made === null) return refuse('ERROR_PASSKEY');
  const { transports } = response;
  const row = { ...made, id: house.ids.next(), personId, transports, name, createdAt: now };
  return house.db.withTx(async (tx) => {
    await demandStillLoggedIn(tx, sessionId);
    if ((await countPasskeys(tx, personId)) >= PASSKEYS_MAX)
      return refuse('ERROR_PASSKEY_LIMIT', { limit: PASSKEYS_MAX });
    if (!(await insertPasskey(tx, row))) return refuse('ERROR_PASSKEY');
    const audit = { ...(await auditActor(tx, caller, context)), id: house.ids.next(), at: now };
    await recordAudit(tx, { ...audit, kind: 'user.passkeyCreated', detail: { passkey: row.id } });
    await emit(tx, { type: 'user.passkeyCreated', personId, name }, { id: house.ids.next(), now });
    onCommit(() => house.push.toDevices([personId], accountChanged));
    return accept({ ...row, lastUsedAt: null });
  });
}

/** Null for whatever is no new credential of this site, made just now, with its user verified. */
async function readCreated(
  { config, log }: Pick<House, 'config' | 'log'>,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const party = relyingPartyOf(config);
  try {
    if (!(await isUnattested(response.response.attestationObject))) return null;
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter };
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : '' }, 'a new passkey was refused');
    return null;
  }
}

/**
 * True for no attestation, and for one by the credential itself. Nobody asked for a maker's certificates: judging them
 * would parse foreign X.509 here and fetch what they name.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}
