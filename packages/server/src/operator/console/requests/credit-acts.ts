import { type OperatorRequestKind, accept, displayName, refuse, toWsid } from '@countersign/domain';
import { findEnterprise, findPerson, recordOperatorAct } from '../../../accounts/index.ts';
import { creditCharges } from '../../../contracts/index.ts';
import type { Asked, TwoOperatorAct } from './act.ts';

const DAY_MS = 86_400_000;

/** Not the bare id: a waiting credit must not keep anyone from suspending the identity of its account. */
const PREFIX = 'charges:';
export const creditSubject = (id: string): string => `${PREFIX}${id}`;
const accountIn = (subject: string): string => subject.slice(PREFIX.length);

/** The charges of a credit, and the days that they are valid. */
const amountIn = ({ detail }: Pick<Asked, 'detail'>) => ({
  charges: Number(detail['charges']),
  validDays: Number(detail['validDays']),
});

/** Gives charges to an account without an order: granted charges are not taken back. */
function creditAct(owner: 'PERSON' | 'ENTERPRISE'): TwoOperatorAct {
  const wsidOf = (id: string): string => toWsid(owner === 'PERSON' ? 'user' : 'enterprise', id);
  return {
    subjectOf: (subject) => wsidOf(accountIn(subject)),
    async judge(tx, { subject }) {
      const id = accountIn(subject);
      if (owner === 'ENTERPRISE') {
        const enterprise = await findEnterprise(tx, id);
        return enterprise === null ? refuse('ERROR_NOT_FOUND') : accept(enterprise.name);
      }
      const person = await findPerson(tx, id);
      if (person === null) return refuse('ERROR_NOT_FOUND');
      return person.accountStatus === 'DISABLED' ? refuse('ERROR_REQUEST_SUBJECT') : accept(displayName(person));
    },
    effect: null,
    async execute(tx, services, asked, { by, context }) {
      const { now } = context;
      const [id, { charges, validDays }] = [accountIn(asked.subject), amountIn(asked)];
      const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
      await creditCharges(tx, services, { owner: { owner, id }, charges, expiresAt }, now);
      const detail = {
        account: wsidOf(id),
        charges: String(charges),
        validDays: String(validDays),
        reason: asked.reason,
      };
      const personId = owner === 'PERSON' ? id : null;
      await recordOperatorAct(tx, services, by, { kind: 'charges.credited', personId, detail }, context);
    },
  };
}

export const creditActs = {
  PERSON_CREDIT: creditAct('PERSON'),
  ENTERPRISE_CREDIT: creditAct('ENTERPRISE'),
} satisfies Partial<Record<OperatorRequestKind, TwoOperatorAct>>;
