import { type ActReader, fromWsid, mayCall } from '@countersign/domain';
import { privilegesOf } from '../../../accounts/index.ts';
import {
  type Caller,
  type EnvelopeRelation,
  type RequestContext,
  type Tx,
  refuseWith,
} from '../../../platform/index.ts';

/** For whom an envelope is presented: contacts and values of others are shown to the sender only. */
export interface Reader extends ActReader {
  readonly memberId: string | null;
  readonly isOwner: boolean;
}

interface Reading {
  readonly caller: Caller;
  readonly context: Pick<RequestContext, 'now'>;
}

export const readerOf = ({ relation, ...reading }: Reading & { readonly relation: EnvelopeRelation }): Reader => ({
  ...callerAsReader(reading),
  accounts: relation.accounts,
  isSender: relation.isSender,
  own: new Set(relation.mine.map(({ id }) => id)),
  readsAs: relation.readsAs,
  isViewer: relation.isViewer,
});

/** The active account as a reader of envelopes in which it has no part. */
export const callerAsReader = ({ caller, context }: Reading): Reader => ({
  now: context.now,
  personId: caller.personId,
  memberId: caller.memberId,
  isOwner: caller.isOwner,
  accounts: [accountOf(caller)],
  isSender: false,
  own: new Set(),
  readsAs: [],
  isViewer: false,
  isGuest: caller.scopes !== null,
  mayMakeTemplates: false,
  apiScopes: caller.apiClient?.scopes ?? null,
});

/** The active account as the sender of a new draft. */
export const asSender = (reading: Reading): Reader => ({ ...callerAsReader(reading), isSender: true });

/** The reader with the rights of the active account, if an act of theirs may depend on them. */
export async function withRights(tx: Tx, reader: Reader): Promise<Reader> {
  if (!reader.isSender || reader.memberId === null || reader.isGuest || reader.apiScopes !== null) return reader;
  return { ...reader, mayMakeTemplates: mayCall(await privilegesOf(tx, reader), 'createBst') };
}

/** The active account: a membership, or the person. */
export const accountOf = ({ memberId, personId }: Pick<Caller, 'memberId' | 'personId'>): string =>
  memberId ?? personId;

const NOT_FOUND = {
  participant: 'ERROR_PARTICIPANT_NOT_FOUND',
  form: 'ERROR_FORM_NOT_FOUND',
  file: 'ERROR_DOCUMENT_NOT_FOUND',
} as const;

/** The uuid behind a wsid of the request; a wsid of another kind is treated like an unknown one (security 31). */
export function demandId(kind: keyof typeof NOT_FOUND, wsid: string): string {
  return fromWsid(kind, wsid) ?? refuseWith(NOT_FOUND[kind]);
}
