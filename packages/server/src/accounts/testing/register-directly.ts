import { hash } from '@node-rs/argon2';
import { normaliseContact, toWsid } from '@countersign/domain';
import type { FastifyReply } from 'fastify';
import { recordAudit } from '../../trust/audit-trail/record.ts';
import type { Services } from '../../platform/config/services.ts';
import { emit } from '../../platform/events/emit.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { sessionCookies } from '../../platform/http/cookies.ts';
import { recordContactProof } from '../codes/contact-proofs.ts';
import { logIn } from '../sessions/log-in.ts';
import { personActor } from '../users/actor.ts';
import { registerPerson } from '../users/register.ts';
import { setSignPasswordHash } from '../users/store.ts';

/** argon2id at its least cost; a hash names its own parameters, so every later check of the password is as cheap. */
const LEAST_COST = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

export interface RegisteredPerson {
  readonly userWsid: string;
  /** The cookies of the session and of the browser, `name=value`. */
  readonly cookies: readonly string[];
}

/**
 * Registers a person with a sign password and logs them in, with the rows that the calls of the registration page leave,
 * except those of the captcha and the code: the calls take ten times as long.
 * @param secrets the passwords in the form in which they are sent
 */
export async function registerDirectly(
  services: Services,
  { name, contact: text }: { readonly name: string; readonly contact: string },
  secrets: { readonly password: string; readonly signPassword: string },
): Promise<RegisteredPerson> {
  const contact = normaliseContact(text);
  if (contact === null) throw new Error(`${text} is not a contact`);
  const cost = { ...LEAST_COST, secret: services.secrets.pepper };
  const [passwordHash, signPasswordHash] = await Promise.all([
    hash(secrets.password, cost),
    hash(secrets.signPassword, cost),
  ]);
  const { context, cookies } = requestOf(services);
  const { now } = context;
  return services.db.withTx(async (tx) => {
    const registration = {
      contact,
      nickname: name,
      passwordHash,
      registFrom: null,
      acceptedTerms: services.legal.version,
    };
    const { person } = await registerPerson(tx, services, registration, context);
    const channel = contact.kind === 'email' ? 'EMAIL' : 'SMS';
    await recordContactProof(tx, person.id, { contact: contact.value, channel, provedAt: now });
    const way = { contact: contact.value, deviceId: null, by: 'REGISTRATION' } as const;
    const { opened } = await logIn(tx, services, person, way, context);
    context.setSession(opened);
    await setSignPasswordHash(tx, person.id, signPasswordHash, now);
    const actor = personActor(person, context);
    await recordAudit(tx, { id: services.ids.next(), at: now, kind: 'user.signPasswordChanged', ...actor });
    const event = { type: 'user.signPasswordChanged', personId: person.id, isFirst: true } as const;
    await emit(tx, event, { id: services.ids.next(), now });
    return { userWsid: toWsid('user', person.id), cookies };
  });
}

/** A request of Node's fetch from this machine, without a session. */
function requestOf({ config, ids, clock }: Services): { context: RequestContext; cookies: string[] } {
  const cookies: string[] = [];
  const setCookie = (name: string, value: string): void => void cookies.push(`${name}=${value}`);
  const reply = { setCookie } as unknown as FastifyReply;
  const kinds = sessionCookies(config.publicUrl);
  const context: RequestContext = {
    requestId: ids.next(),
    now: clock.now(),
    ip: '127.0.0.1',
    userAgent: 'node',
    language: 'en',
    sessionId: null,
    inPerson: null,
    caller: null,
    operator: null,
    relation: null,
    device: null,
    setDevice: (secret) => kinds.setDevice(reply, secret),
    header: () => undefined,
    setSession(session) {
      if (session !== null) kinds.set(reply, session);
    },
  };
  return { context, cookies };
}
