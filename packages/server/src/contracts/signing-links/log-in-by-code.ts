import {
  type Contact,
  type Decision,
  type EnvelopeStatus,
  type IdentifyingContact,
  type ParticipantStatus,
  type Service,
  accept,
  fromWsid,
  identifyingContactOf,
  normaliseContact,
  refuse,
} from '@countersign/domain';
import {
  type LoggedIn,
  type PersonRow,
  type ProvedContact,
  type Registered,
  demandTurnOf,
  findPersonByContact,
  logIn,
  personText,
  readPersonText,
  recordAcceptedTerms,
  recordContactProof,
  registerPerson,
  useOpcode,
} from '../../accounts/index.ts';
import { resolveContact } from './resolve-contact.ts';
import { type RequestContext, type Services, type Tx, demand, preparedText, refuseWith } from '../../platform/index.ts';
import { hasLeft } from '../envelopes/index.ts';

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
    const known = await findPersonByContact(tx, contact);
    const { person } = await enter(tx, services, { contact, known, login }, context);
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
    const reached = demand(judgeParticipant(await reading, contact));
    const { id: participantId, envelopeId, status } = reached;
    const { person, participantIds } = await enter(tx, services, { contact, known: reached.person, login }, context);
    // Bound to another person, perhaps meanwhile: only the person of this participant may open it.
    if (reached.personId !== person.id && !participantIds.has(participantId))
      demand(refuse('ERROR_NOT_IN_ENVELOPE_FLOW'));
    demandTurnOf(context.inPerson, { envelopeId, personId: person.id, hasTurn: status.startsWith('ING_') });
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

/**
 * The person with the contact that was proved; one without an account gets one if the request asks for it.
 * @throws Refused ERROR_ACCOUNT_DISABLED, ERROR_ACCOUNT_NOT_REGISTERED, ERROR_ACCOUNT_EXISTS
 */
async function enter(
  tx: Tx,
  services: Services,
  { contact, known, login }: { readonly contact: Contact; readonly known: PersonRow | null; readonly login: CodeLogin },
  context: RequestContext,
): Promise<Registered> {
  if (known?.accountStatus === 'DISABLED') return refuseWith('ERROR_ACCOUNT_DISABLED');
  if (known !== null) return { person: known, participantIds: new Set() };
  if (!login.enableAutoRegist) return refuseWith('ERROR_ACCOUNT_NOT_REGISTERED');
  return registerPerson(tx, services, { contact, nickname: null, passwordHash: null, registFrom: 'CODE' }, context);
}

interface Row {
  readonly envelopeId: string;
  readonly personId: string | null;
  readonly status: ParticipantStatus;
  readonly phone: string | null;
  readonly email: string | null;
  readonly identifyingContact: IdentifyingContact | null;
  readonly envelopeStatus: EnvelopeStatus;
  /** The person with the contact that identifies the participant. */
  readonly person: string | null;
}

const reachedBy = preparedText<Row>(`
  select p.envelope_id as "envelopeId", p.person_id as "personId", p.status, p.phone, p.email,
    p.identifying_contact as "identifyingContact", e.status as "envelopeStatus",
    case coalesce(p.identifying_contact, case when p.phone is null then 'EMAIL' else 'PHONE' end)
      when 'PHONE' then (select ${personText('q')} from person q where q.phone = p.phone)
      else (select ${personText('q')} from person q where q.email = p.email) end as person
  from participant p join envelope e on e.id = p.envelope_id where p.id = $1`);

async function readParticipant(tx: Tx, participantWsid: string) {
  const id = fromWsid('participant', participantWsid);
  const [row] = id === null ? [] : await reachedBy(tx, [id]);
  if (id === null || row === undefined) return null;
  return { ...row, id, person: row.person === null ? null : readPersonText(row.person) };
}

type Reached = NonNullable<Awaited<ReturnType<typeof readParticipant>>>;

/** The participant if the contact identifies them and they have a part in a started envelope; a refusal otherwise. */
function judgeParticipant(row: Reached | null, contact: Contact): Decision<Reached> {
  if (row === null) return refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
  const isTheirs = identifyingContactOf(row)?.value === contact.value;
  const isDraft = row.envelopeStatus === 'DRAFT' || row.envelopeStatus === 'TIMED';
  return isTheirs && !hasLeft(row.status) && !isDraft ? accept(row) : refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
}
