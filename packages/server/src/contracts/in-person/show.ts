import type { Api, DataIn } from '@countersign/contract';
import {
  type InPerson,
  isContactOfHost,
  judgeInPerson,
  openParticipants,
  publicName,
  toWsid,
} from '@countersign/domain';
import { findPerson, participantOf } from '../../accounts/index.ts';
import type { Tx } from '../../platform/index.ts';
import { type LoadedEnvelope, type ParticipantRow, loadEnvelopeFacts } from '../envelopes/index.ts';

type Shown = NonNullable<DataIn<Api['getInPerson']>['inPerson']>;

const someone = ({ id, name }: ParticipantRow) => ({
  participantWsid: toWsid('participant', id),
  name: publicName(name),
});

interface Host {
  readonly id: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Whether a code for this participant would reach the host: their own account, or one of their own contacts. */
export const isHost = (row: ParticipantRow, host: Host): boolean =>
  row.personId === host.id || isContactOfHost(row, host);

/** What a device that was handed over shows: names only, as the link of a participant shows them before the code. */
export async function showInPerson(tx: Tx, inPerson: InPerson, sessionId: string | null, now: Date): Promise<Shown> {
  const loaded = await loadEnvelopeFacts(tx, inPerson.envelopeId, { lock: false });
  const last = await lastActed(tx, loaded, inPerson, sessionId);
  const host = await findPerson(tx, inPerson.hostId);
  return {
    envelopeWsid: toWsid('envelope', loaded.row.id),
    title: loaded.row.title,
    hostName: inPerson.hostName,
    startedDatetime: inPerson.startedAt,
    waiting: host === null ? [] : waitingOn(loaded, inPerson, host, now).map(someone),
    last: last === null ? null : { ...someone(last), status: last.status },
    isFinished: loaded.facts.status !== 'ING_PROCESS' || openParticipants(loaded.facts).length === 0,
  };
}

/** The participant of this session if they have acted, else the last one before them. */
export async function lastActed(
  tx: Tx,
  { participants }: LoadedEnvelope,
  { lastId }: InPerson,
  sessionId: string | null,
): Promise<ParticipantRow | null> {
  const holder = sessionId === null ? null : await participantOf(tx, sessionId);
  const held = participants.find(({ id }) => id === holder);
  if (held?.status.startsWith('ED_')) return held;
  return participants.find(({ id }) => id === lastId) ?? null;
}

function waitingOn(loaded: LoadedEnvelope, { participantId }: InPerson, host: Host, now: Date): ParticipantRow[] {
  const facts = { envelope: loaded.facts, prepareState: loaded.row.prepareState };
  const able = loaded.participants.filter((one) => judgeInPerson(facts, one.id, now).ok && !isHost(one, host));
  return able.toSorted((a, b) => Number(b.id === participantId) - Number(a.id === participantId));
}
