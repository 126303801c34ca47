import {
  type Contact,
  type Decision,
  type InPerson,
  LOGIN_FAILURES_BEFORE_CAPTCHA,
  accept,
  refuse,
} from '@countersign/domain';
import {
  type PersonRow,
  findPersonByContact,
  isPassword,
  lockPerson,
  recordedName,
  setDeleteAt,
  setLastLogin,
  waitsOf,
} from '../users/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { takeCaptcha } from '../codes/index.ts';
import {
  type Guard,
  type RequestContext,
  type Services,
  type Tx,
  clientOf,
  countOf,
  countTry,
  emit,
  findLock,
  forgive,
  isStillStored,
  keyedHash,
} from '../../platform/index.ts';
import { type Membership, findMembership } from '../memberships/index.ts';
import { demandHost, recordReturn } from './in-person.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** After this many wrong passwords for one account from one browser or client, password login is locked there for an hour. */
const LOGIN_TRIES = 10;
/** After this many from all browsers from which the person has never logged in, it is locked for those. */
const STRANGERS_TRIES = 100;
/** After this many from one client, every login from there shows a captcha, whatever the account. */
const CLIENT_FAILURES_BEFORE_CAPTCHA = 30;
/** For the count of the client, which never locks; PostgreSQL's largest integer. */
const NEVER_LOCKED = 2_147_483_647;
const HOUR_SEC = 3600;

export interface PasswordLogin {
  readonly contact: Contact;
  readonly password: string;
  /** The characters of an image captcha of service LOGIN. */
  readonly captcha: string | null;
  readonly deviceId: string | null;
}

export interface LoggedIn {
  readonly person: PersonRow;
  /** The enterprise account that is active from now on; null = the personal one. */
  readonly membership: Membership | null;
  readonly opened: OpenedSession;
}

interface Guards {
  /** Each counts an attempt; the first one that has reached its limit refuses it. */
  readonly account: readonly Guard[];
  readonly client: Guard;
}

/** For one account from one client, from browsers that are not known. */
export const strangerLoginSubject = (pepper: Buffer, contact: string, ip: string): string =>
  keyedHash(pepper, 'guess', contact, 'client', clientOf(ip));

/**
 * A browser from which the person has logged in has its own count, so that no stranger can lock it (security 66); all others
 * are counted by client, and together.
 */
function guardsOf(pepper: Buffer, contact: string, knownDevice: string | null, ip: string): Guards {
  const login = (subject: string, tries: number): Guard => ({ kind: 'LOGIN', subject, tries, lockSec: HOUR_SEC });
  const client: Guard = {
    kind: 'LOGIN_CLIENT',
    subject: keyedHash(pepper, 'guess', clientOf(ip)),
    tries: NEVER_LOCKED,
    lockSec: HOUR_SEC,
  };
  if (knownDevice !== null)
    return { account: [login(keyedHash(pepper, 'guess', contact, 'device', knownDevice), LOGIN_TRIES)], client };
  const here = login(strangerLoginSubject(pepper, contact, ip), LOGIN_TRIES);
  return { account: [here, login(keyedHash(pepper, 'guess', contact), STRANGERS_TRIES)], client };
}

/**
 * Logs in by password (Spec §7). Failures are counted for account and client; after some a captcha is required, after more the
 * account is locked for an hour. Each attempt is counted after its hash and before it is checked, and a correct one clears the
 * count, so that sending many guesses at once gains nothing.
 */
export async function logInByPassword(
  services: Services,
  login: PasswordLogin,
  context: RequestContext,
): Promise<Decision<LoggedIn>> {
  const { pepper } = services.secrets;
  const before = await services.db.withTx(async (tx) => {
    const person = await findPersonByContact(tx, login.contact);
    const { device, ip } = context;
    const known = person === null || device === null ? null : await findKnownDevice(tx, services, person.id, device);
    const guards = guardsOf(pepper, login.contact.value, known, ip);
    const judged = await judgeGuards(tx, services, guards, login, context);
    return judged.ok ? accept({ captchaShown: judged.value, person, guards }) : judged;
  });
  if (!before.ok) return before;
  const { person, captchaShown, guards } = before.value;
  const isRight = await isPassword(person?.passwordHash ?? null, login.password, {
    pepper,
    waits: waitsOf(context),
  });
  return services.db.withTx(async (tx) => {
    // Locked, so that a concurrent reset either changes the password that was checked or ends the session made here.
    const current = person === null ? null : await lockPerson(tx, person.id);
    for (const guard of guards.account) {
      const counted = await countTry(tx, guard, context.now);
      if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
      if (!captchaShown && counted.failures > LOGIN_FAILURES_BEFORE_CAPTCHA) return refuse('ERROR_CAPTCHA_AGAIN');
    }
    if (current === null || !isRight || !isStillStored(current.passwordHash, person?.passwordHash)) {
      // A wrong password and an unknown account give the same answer (security 11).
      await countTry(tx, guards.client, context.now);
      return refuse('ERROR_LOGIN_FAILED');
    }
    if (current.accountStatus === 'DISABLED') return refuse('ERROR_ACCOUNT_DISABLED');
    for (const guard of guards.account) await forgive(tx, guard);
    return accept(
      await logIn(
        tx,
        services,
        current,
        { contact: login.contact.value, deviceId: login.deviceId, by: 'PASSWORD' },
        context,
      ),
    );
  });
}

/** True if a captcha was shown and was right. */
async function judgeGuards(
  tx: Tx,
  services: Services,
  guards: Guards,
  login: PasswordLogin,
  context: RequestContext,
): Promise<Decision<boolean>> {
  const { sessionId, now } = context;
  for (const guard of guards.account) {
    const expireIn = await findLock(tx, guard, now);
    if (expireIn !== null) return refuse('ERROR_CODE_LOCKED', { expireIn });
  }
  const isDemanded = await needsCaptcha(tx, guards, now);
  if (!isDemanded) return accept(false);
  if (login.captcha === null || sessionId === null) return refuse('ERROR_CAPTCHA_AGAIN');
  const { contact, deviceId } = login;
  const proof = { sessionId, service: 'LOGIN', contact: contact.value, deviceId, text: login.captcha, now } as const;
  const judged = await takeCaptcha(tx, services.secrets.pepper, proof);
  return judged.ok ? accept(true) : judged;
}

async function needsCaptcha(tx: Tx, { account, client }: Guards, now: Date): Promise<boolean> {
  for (const guard of account) if ((await countOf(tx, guard, now)) >= LOGIN_FAILURES_BEFORE_CAPTCHA) return true;
  return (await countOf(tx, client, now)) >= CLIENT_FAILURES_BEFORE_CAPTCHA;
}

export interface LoginWay {
  readonly contact: string;
  readonly deviceId: string | null;
  readonly by: 'PASSWORD' | 'CODE' | 'SIGNING_OBJECT' | 'PASSKEY' | 'TOKEN' | 'REGISTRATION';
  readonly scopes?: readonly string[] | null;
  readonly provedAt?: Date;
}

/** Opens the session of a person who has proved their identity, with its audit row. */
export async function logIn(
  tx: Tx,
  services: Services,
  person: PersonRow,
  way: LoginWay,
  context: RequestContext,
): Promise<LoggedIn> {
  const { contact, deviceId, by, scopes = null, provedAt = null } = way;
  const { now, ip, userAgent, requestId, inPerson } = context;
  const returned = scopes === null ? inPerson : null;
  if (returned !== null) demandHost(returned, person.id);
  if (scopes === null) {
    await setLastLogin(tx, person.id, { now, ip });
    if (person.deleteAt !== null) await withdrawDeletion(tx, services, person, context);
  }
  const membership = scopes === null ? await accountAfter(tx, person, returned) : null;
  const owner = {
    personId: person.id,
    memberId: membership?.id ?? null,
    scopes,
    contact,
    provedAt,
    inPerson: scopes === null ? null : inPerson,
    deviceId,
  };
  const opened = await openSession(tx, services, owner, context);
  if (scopes === null) await rememberDevice(tx, services, { personId: person.id, sessionId: opened.id }, context);
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.loggedIn',
    personId: person.id,
    sessionId: opened.id,
    actorName: recordedName(person),
    participantId: scopes?.[0] ?? null,
    ip,
    userAgent,
    requestId,
    detail: { by },
  });
  if (returned !== null) {
    const actor = {
      personId: person.id,
      sessionId: opened.id,
      actorName: recordedName(person),
      ip,
      userAgent,
      requestId,
    };
    await recordReturn(tx, services, returned, { actor, now });
  }
  const seen = scopes === null ? { ...person, lastLoginAt: now, lastLoginIp: ip } : person;
  return { person: seen, membership, opened };
}

/** A login withdraws the request to delete the account; its job finds nothing to do. */
async function withdrawDeletion(
  tx: Tx,
  { ids }: Services,
  person: PersonRow,
  { now, ip, userAgent, requestId }: RequestContext,
): Promise<void> {
  await setDeleteAt(tx, person.id, null);
  const actor = { personId: person.id, actorName: recordedName(person), ip, userAgent, requestId };
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'user.deletionCancelled',
    ...actor,
    detail: { reason: 'LOGIN' },
  });
  const event = { type: 'user.deletionChanged', personId: person.id, deleteAt: null, reason: 'LOGIN' } as const;
  await emit(tx, event, { id: ids.next(), now });
}

/** After a device was handed over, the account in which that was done is active again. */
async function accountAfter(tx: Tx, person: PersonRow, returned: InPerson | null): Promise<Membership | null> {
  if (returned === null) return defaultAccount(tx, person);
  const membership = returned.memberId === null ? null : await findMembership(tx, person.id, returned.memberId);
  return membership?.status === 'NORMAL' ? membership : null;
}

/** The account that is active after login: the default one, unless its member was removed (Spec §8). */
async function defaultAccount(tx: Tx, { id, defaultMemberId }: PersonRow): Promise<Membership | null> {
  const membership = await findMembership(tx, id, defaultMemberId);
  return membership?.status === 'NORMAL' ? membership : null;
}
