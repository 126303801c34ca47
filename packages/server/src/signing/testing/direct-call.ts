import type { Api, BodyIn } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { participant } from '../../db/schema/index.ts';
import { participantFactsOf } from '../../envelopes/reads.ts';
import type { SignCall } from '../decide.ts';
import type { Place, Somebody, Started } from './started-envelope.ts';

interface DirectInput {
  readonly params: { readonly envelopeWsid: string; readonly participantWsid: string };
  readonly body: BodyIn<Api['sign']>;
}

/** What the HTTP adapter hands to the use case, for tests that stop it half way. */
export async function signCall(
  { house }: Place,
  person: Pick<Somebody, 'userWsid'>,
  { params, body }: DirectInput,
): Promise<SignCall> {
  const personId = fromWsid('user', person.userWsid) ?? '';
  const envelopeId = fromWsid('envelope', params.envelopeWsid) ?? '';
  const rows = await house.db.withTx((tx) =>
    tx.select().from(participant).where(eq(participant.envelopeId, envelopeId)),
  );
  const mine = rows.filter((row) => row.personId === personId).map((row) => participantFactsOf(row));
  const sessionId = house.ids.next();
  const relation = { envelopeId, isSender: false, accounts: [personId], mine };
  const account = { memberId: null, enterpriseId: null, isOwner: false };
  const caller = { sessionId, personId, userWsid: person.userWsid, ...account, scopes: null };
  return {
    ...{ params, query: undefined as never, body: { forms: [], ...body }, file: null, raw: null, caller, relation },
    context: {
      ...{ requestId: house.ids.next(), now: house.clock.now(), ip: '127.0.0.1', userAgent: 'test', language: 'en' },
      ...{
        sessionId,
        caller,
        operator: null,
        relation,
        header: () => undefined,
        setSession: () => {},
        device: null,
        setDevice: () => {},
      },
    },
  };
}

/** Binds a participant to whoever opened its link, as opening it does. */
export async function bind({ house }: Place, started: Started, person: Pick<Somebody, 'userWsid'>): Promise<void> {
  const personId = fromWsid('user', person.userWsid);
  await house.db.withTx((tx) =>
    tx.update(participant).set({ personId }).where(eq(participant.envelopeId, started.envelopeId)),
  );
}

/** Waits until it is so; a test that waits in vain ends by its own time limit. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
