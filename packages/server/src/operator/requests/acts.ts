import { type OperatorRequestKind, accept, refuse } from '@countersign/domain';
import { type RevokeRequest, revokeIn } from '../../certificates/revoke-certificate.ts';
import { demand, refuseWith } from '../../http/refused.ts';
import { createOperator } from '../manage-operators.ts';
import { operatorName, recordOperatorAct } from '../record.ts';
import { findListedCertificate } from '../search.ts';
import { findOperator } from '../store.ts';
import type { TwoOperatorAct } from './act.ts';
import { identityActs } from './identity-acts.ts';

/** Certificates of signers; the authority's own ones are replaced by its ceremony. */
export const SIGNERS_KINDS = ['DISPOSABLE', 'PERSONAL', 'ENTERPRISE', 'SHIELD'] as const;

const revokeAct: TwoOperatorAct = {
  subjectOf: (serial) => serial,
  async judge(tx, { subject }) {
    const row = await findListedCertificate(tx, subject);
    if (row === null) return refuse('ERROR_CERTIFICATE_NOT_FOUND');
    if (!(SIGNERS_KINDS as readonly string[]).includes(row.kind)) return refuse('ERROR_FORBIDDEN');
    return row.revokedDatetime === null ? accept(row.subject) : refuse('ERROR_CERTIFICATE_REVOKED');
  },
  effect: null,
  async execute(tx, house, { subject: serial, detail, reason: note }, { by, context }) {
    const reason = (detail['reason'] ?? 'privilegeWithdrawn') as RevokeRequest['reason'];
    const revoked = await revokeIn(tx, house, { serial, reason, actorName: operatorName(by.login) });
    if (revoked === null) refuseWith('ERROR_CERTIFICATE_NOT_FOUND');
    const act = { kind: 'certificate.revocationNoted', detail: { serial, reason, note } };
    await recordOperatorAct(tx, house, by, act, context);
  },
};

/** One operator alone could otherwise make the second one who confirms. */
const createOperatorAct: TwoOperatorAct = {
  subjectOf: (login) => login,
  judge: async (tx, { subject: login, detail }) =>
    (await findOperator(tx, { login })) === null ? accept(detail['name'] ?? login) : refuse('ERROR_OPERATOR_EXISTS'),
  effect: null,
  async execute(tx, house, { subject: login, detail }, { by, context, passwordHash }) {
    if (passwordHash === null) throw new Error('a new operator has a one-time password');
    const made = { login, name: detail['name'] ?? login, passwordHash, now: context.now };
    demand(await createOperator(tx, house, made));
    await recordOperatorAct(tx, house, by, { kind: 'operator.created', detail: { login } }, context);
  },
};

/** Every act that needs two operators, by its kind. */
export const TWO_OPERATOR_ACTS: Readonly<Record<OperatorRequestKind, TwoOperatorAct>> = {
  ...identityActs,
  CERTIFICATE_REVOKE: revokeAct,
  OPERATOR_CREATE: createOperatorAct,
};
