import type { Api, BodyIn } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { documentView, participant, session } from '../../../platform/index.ts';
import { findDocuments, participantFactsOf } from '../../../contracts/index.ts';
import type { SignCall } from '../turn/decide.ts';
import type { Place, Someone, Started } from './started-envelope.ts';

interface DirectInput {
  readonly params: { readonly envelopeWsid: string; readonly participantWsid: string };
  readonly body: BodyIn<Api['sign']>;
}

/** The call as the HTTP adapter passes it to the use case, for tests that stop it midway. */
export async function signCall(
  { services }: Place,
  person: Pick<Someone, 'userWsid'>,
  { params, body }: DirectInput,
): Promise<SignCall> {
  const personId = fromWsid('user', person.userWsid) ?? '';
  const envelopeId = fromWsid('envelope', params.envelopeWsid) ?? '';
  const rows = await services.db.withTx((tx) =>
    tx.select().from(participant).where(eq(participant.envelopeId, envelopeId)),
  );
  const mine = rows.filter((row) => row.personId === personId).map((row) => participantFactsOf(row));
  const sessionId = await readerSession({ services }, personId, { envelopeId, body });
  const relation = { envelopeId, isSender: false, accounts: [personId], readsAs: [], isViewer: false, mine };
  const account = { memberId: null, enterpriseId: null, isOwner: false };
  const caller = { sessionId, personId, userWsid: person.userWsid, ...account, scopes: null };
  return {
    params,
    query: undefined as never,
    body: { forms: [], ...body },
    file: null,
    raw: null,
    caller,
    relation,
    context: {
      requestId: services.ids.next(),
      now: services.clock.now(),
      ip: '127.0.0.1',
      userAgent: 'test',
      language: 'en',
      sessionId,
      inPerson: null,
      caller,
      operator: null,
      relation,
      header: () => undefined,
      setSession: () => {},
      device: null,
      setDevice: () => {},
    },
  };
}

/** A session of the person that was shown every document, at the given digest or at the current one. */
async function readerSession(
  { services }: Pick<Place, 'services'>,
  personId: string,
  { envelopeId, body }: { readonly envelopeId: string; readonly body: BodyIn<Api['sign']> },
): Promise<string> {
  const [id, now] = [services.ids.next(), services.clock.now()];
  const named = new Map(body.documents.map(({ fileWsid, digest }) => [fromWsid('file', fileWsid), digest]));
  await services.db.withTx(async (tx) => {
    const values = { id, secretHash: id, personId, createdAt: now, lastActiveAt: now };
    await tx.insert(session).values(values);
    for (const { fileId, headDigest } of await findDocuments(tx, envelopeId)) {
      const digest = named.get(fileId) ?? headDigest;
      await tx.insert(documentView).values({ sessionId: id, fileId, digest, fetchedAt: now });
    }
  });
  return id;
}

/** Binds a participant to the person who opened its link, like opening it does. */
export async function bind({ services }: Place, started: Started, person: Pick<Someone, 'userWsid'>): Promise<void> {
  const personId = fromWsid('user', person.userWsid);
  await services.db.withTx((tx) =>
    tx.update(participant).set({ personId }).where(eq(participant.envelopeId, started.envelopeId)),
  );
}

/** Waits until the condition holds; a test that waits in vain ends by its own time limit. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
