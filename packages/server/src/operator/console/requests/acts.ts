import { type OperatorRequestKind, accept, refuse } from '@countersign/domain';
import { type RevokeRequest, revokeIn } from '../../../trust/index.ts';
import { refuseWith } from '../../../platform/index.ts';
import { operatorName, recordOperatorAct } from '../../../accounts/index.ts';
import { findListedCertificate } from '../../../signing/index.ts';
import type { TwoOperatorAct } from './act.ts';
import { creditActs } from './credit-acts.ts';
import { identityActs } from './identity-acts.ts';
import { operatorActs } from './operator-acts.ts';
import { payAct, refundAct } from './order-act.ts';
import { rolesAct } from './role-act.ts';
import { revokeSealAct } from './seal-act.ts';
import { trustListActs } from './trust-list-acts.ts';

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
  async execute(tx, services, { subject: serial, detail, reason: note }, { by, context }) {
    const reason = (detail['reason'] ?? 'privilegeWithdrawn') as RevokeRequest['reason'];
    const revoked = await revokeIn(tx, services, { serial, reason, actorName: operatorName(by.login) });
    if (revoked === null) refuseWith('ERROR_CERTIFICATE_NOT_FOUND');
    const act = { kind: 'certificate.revocationNoted' as const, detail: { serial, reason, note } };
    await recordOperatorAct(tx, services, by, act, context);
  },
};

/**
 * Every act that needs two operators, by kind. A new one is a word of `OPERATOR_REQUEST_KINDS`, the permission it needs
 * (`OPERATOR_REQUEST_PERMISSION`), an entry here, and its name on the page of requests; it is asked for by {@link askForAct}.
 */
export const TWO_OPERATOR_ACTS: Readonly<Record<OperatorRequestKind, TwoOperatorAct>> = {
  ...identityActs,
  SEAL_REVOKE: revokeSealAct,
  CERTIFICATE_REVOKE: revokeAct,
  ...operatorActs,
  OPERATOR_ROLES: rolesAct,
  ...trustListActs,
  ORDER_PAY: payAct,
  ...creditActs,
  ORDER_REFUND: refundAct,
};
