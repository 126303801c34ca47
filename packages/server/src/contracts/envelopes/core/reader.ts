import { fromWsid } from '@countersign/domain';
import type { Caller, EnvelopeRelation } from '../../../platform/http/context.ts';
import { refuseWith } from '../../../platform/http/refused.ts';

/** For whom an envelope is presented: contacts and values of others are shown to the sender only. */
export interface Reader {
  readonly personId: string;
  /** Their accounts that may have a part in it, the active one first, then accounts of others for which they are a reader. */
  readonly accounts: readonly string[];
  readonly isSender: boolean;
  /** Ids of the reader's own participants. */
  readonly own: ReadonlySet<string>;
}

export const readerOf = (caller: Pick<Caller, 'personId'>, relation: EnvelopeRelation): Reader => ({
  personId: caller.personId,
  accounts: [...relation.accounts, ...relation.readsAs],
  isSender: relation.isSender,
  own: new Set(relation.mine.map(({ id }) => id)),
});

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
