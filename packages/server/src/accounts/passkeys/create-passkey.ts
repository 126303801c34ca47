import { PASSKEYS_MAX, type Decision, accept, displayName, refuse } from '@countersign/domain';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { LOGIN_PASSWORD, auditActor, demandStillLoggedIn, findPerson, judgeSecret } from '../users/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Caller, type RequestContext, type Services, emit, onCommit, refuseWith } from '../../platform/index.ts';
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

/** The user handle of an authenticator: the person's id, which reveals nothing about them (WebAuthn Level 3 §14.6.1). */
export const userHandleOf = (personId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex'));

/**
 * The options from which the browser makes a passkey. The login password, if there is one, is required too, so that a person at
 * an unattended page cannot add one: a passkey gives permanent access to the account.
 */
export async function registrationOptions(
  services: Services,
  { personId, sessionId }: Caller,
  password: string | null,
  { now }: RequestContext,
): Promise<Decision<PublicKeyCredentialCreationOptionsJSON>> {
  const known = await services.db.withTx(async (tx) => ({
    person: (await findPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND'),
    passkeys: await listPasskeysOf(tx, personId),
  }));
  if (known.person.passwordHash !== null) {
    if (password === null) return refuse('ERROR_PASSWORD_WRONG');
    const judged = await judgeSecret(services, LOGIN_PASSWORD, { personId, wirePassword: password, now });
    if (!judged.ok) return judged;
  }
  if (known.passkeys.length >= PASSKEYS_MAX) return refuse('ERROR_PASSKEY_LIMIT', { limit: PASSKEYS_MAX });
  const party = relyingPartyOf(services);
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
  await services.db.withTx((tx) => keepChallenge(tx, { sessionId, purpose: 'CREATE', challenge }, now));
  return accept(options);
}

/**
 * Stores the public key of the credential that the browser made; refusals are returned as values, because they use up the
 * challenge as well.
 */
export async function registerPasskey(
  services: Services,
  caller: Caller,
  { name, credential }: { readonly name: string; readonly credential: unknown },
  context: RequestContext,
): Promise<Decision<PasskeyRow>> {
  const { personId, sessionId } = caller;
  const { now } = context;
  const challenge = await services.db.withTx((tx) => takeChallenge(tx, { sessionId, purpose: 'CREATE' }, now));
  const response = createdCredential(credential);
  if (challenge === null || response === null) return refuse('ERROR_PASSKEY');
  const made = await readCreated(services, response, challenge);
  if (made === null) return refuse('ERROR_PASSKEY');
  const { transports } = response;
  const row = { ...made, id: services.ids.next(), personId, transports, name, createdAt: now };
  return services.db.withTx(async (tx) => {
    await demandStillLoggedIn(tx, sessionId);
    if ((await countPasskeys(tx, personId)) >= PASSKEYS_MAX)
      return refuse('ERROR_PASSKEY_LIMIT', { limit: PASSKEYS_MAX });
    if (!(await insertPasskey(tx, row))) return refuse('ERROR_PASSKEY');
    const audit = { ...(await auditActor(tx, caller, context)), id: services.ids.next(), at: now };
    await recordAudit(tx, { ...audit, kind: 'user.passkeyCreated', detail: { passkey: row.id } });
    await emit(tx, { type: 'user.passkeyCreated', personId, name }, { id: services.ids.next(), now });
    onCommit(() => services.push.toDevices([personId], accountChanged));
    return accept({ ...row, lastUsedAt: null });
  });
}

/** Null for anything other than a new credential of this site, made just now, with its user verified. */
async function readCreated(
  services: Pick<Services, 'authorityName' | 'config' | 'log'>,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { log } = services;
  const party = relyingPartyOf(services);
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
 * True for no attestation, and for self attestation. Certificates of a manufacturer are not requested: verifying them would
 * mean parsing foreign X.509 here and fetching the addresses they name.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}
