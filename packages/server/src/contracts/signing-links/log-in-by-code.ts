import {
  type Contact,
  type Decision,
  type Service,
  accept,
  fromWsid,
  identifyingContactOf,
  normaliseContact,
  refuse,
} from '@countersign/domain';
import { eq } from 'drizzle-orm';
import {
  type LoggedIn,
  type PersonRow,
  type ProvedContact,
  demandTurnOf,
  findPersonByContact,
  logIn,
  recordAcceptedTerms,
  recordContactProof,
  registerPerson,
  useOpcode,
} from '../../accounts/index.ts';
import { resolveContact } from './resolve-contact.ts';
import { type RequestContext, type Services, type Tx, demand } from '../../platform/index.ts';
import { hasLeft } from '../envelopes/index.ts';
import { envelope, participant } from '../envelopes/views.ts';

export interface CodeLogin {
  readonly contact: string;
  readonly opcode: string;
  readonly enableAutoRegist: boolean;
  readonly deviceId: string | null;
  /** The version of the terms that was shown with the act. */
  readonly acceptedTerms?: string | undefined;
}

/** Logs in with an opcode of service LOGIN; a person without an account gets one if the request asks for it. */
export async function logInByCode(services: Services, login: CodeLogin, context: RequestContext): Promise<LoggedIn> {
  return services.db.withTx(async (tx) => {
    const { contact, proved } = await takeOpcode(tx, login, { service: 'LOGIN', destination: null }, context);
    const person = demand(await personOf(tx, services, contact, login, context));
    await recordContactProof(tx, person.id, proved);
    return logIn(tx, services, person, { contact: contact.value, deviceId: login.deviceId, by: 'CODE' }, context);
  });
}

/**
 * Opens one envelope from its link (Rulings §6.8): the contact was proved by a code and is the participant's own, and
 * the session is limited to that participant.
 */
export async function openSigningSession(
  services: Services,
  login: CodeLogin & { readonly participantWsid: string },
  context: RequestContext,
): Promise<LoggedIn> {
  return services.db.withTx(async (tx) => {
    const { participantWsid } = login;
    const what = { service: 'SIGNING_OBJECT', destination: participantWsid } as const;
    // What is read of the participant is sent with the use of the opcode; the first refusal is the answer.
    const reading = readParticipant(tx, participantWsid);
    const [taken] = await Promise.allSettled([takeOpcode(tx, login, what, context), reading]);
    if (taken.status === 'rejected') throw taken.reason;
    const { contact, proved } = taken.value;
    const { id: participantId, envelopeId } = demand(judgeParticipant(await reading, contact));
    const person = demand(await personOf(tx, services, contact, login, context));
    // Bound meanwhile, by a registration or by another session: only the person of this participant may open it.
    const bound = await findParticipant(tx, participantId);
    if (bound === null || bound.personId !== person.id) demand(refuse('ERROR_NOT_IN_ENVELOPE_FLOW'));
    demandTurnOf(context.inPerson, {
      envelopeId,
      personId: person.id,
      hasTurn: bound?.status.startsWith('ING_') ?? false,
    });
    await Promise.all([
      recordContactProof(tx, person.id, proved),
      recordAcceptedTerms(tx, services, { person, version: login.acceptedTerms }, context),
    ]);
    const way = {
      contact: contact.value,
      deviceId: login.deviceId,
      by: 'SIGNING_OBJECT',
      scopes: [participantId],
      provedAt: proved.provedAt,
    } as const;
    return logIn(tx, services, person, way, context);
  });
}

async function takeOpcode(
  tx: Tx,
  login: CodeLogin,
  what: { service: Service; destination: string | null },
  { sessionId, now }: RequestContext,
): Promise<{ readonly contact: Contact; readonly proved: ProvedContact }> {
  const resolved = demand(await resolveContact(tx, login.contact, what));
  const { opcode, deviceId } = login;
  const proved = demand(await useOpcode(tx, { opcode, deviceId, sessionId, contact: resolved.value, ...what, now }));
  return { contact: normaliseContact(resolved.value) ?? demand(refuse('ERROR_OPCODE')), proved };
}

async function personOf(
  tx: Tx,
  services: Services,
  contact: Contact,
  login: CodeLogin,
  context: RequestContext,
): Promise<Decision<PersonRow>> {
  const known = await findPersonByContact(tx, contact);
  if (known !== null) return known.accountStatus === 'DISABLED' ? refuse('ERROR_ACCOUNT_DISABLED') : accept(known);
  if (!login.enableAutoRegist) return refuse('ERROR_ACCOUNT_NOT_REGISTERED');
  return registerPerson(tx, services, { contact, nickname: null, passwordHash: null, registFrom: 'CODE' }, context);
}

async function findParticipant(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      envelopeId: participant.envelopeId,
      personId: participant.personId,
      status: participant.status,
      phone: participant.phone,
      email: participant.email,
      identifyingContact: participant.identifyingContact,
      envelopeStatus: envelope.status,
    })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .where(eq(participant.id, id));
  return row ?? null;
}

async function readParticipant(tx: Tx, participantWsid: string) {
  const id = fromWsid('participant', participantWsid);
  const row = id === null ? null : await findParticipant(tx, id);
  return id === null || row === null ? null : { id, ...row };
}

type Reached = NonNullable<Awaited<ReturnType<typeof readParticipant>>>;

/** The participant if the contact identifies them and they have a part in a started envelope; a refusal otherwise. */
function judgeParticipant(row: Reached | null, contact: Contact): Decision<Reached> {
  if (row === null) return refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
  const isTheirs = identifyingContactOf(row)?.value === contact.value;
  const isDraft = row.envelopeStatus === 'DRAFT' || row.envelopeStatus === 'TIMED';
  return isTheirs && !hasLeft(row.status) && !isDraft ? accept(row) : refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
}
