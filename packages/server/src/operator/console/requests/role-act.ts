import { accept, readOperatorRoles, refuse, toWsid } from '@countersign/domain';
import { demand, refuseWith } from '../../../platform/index.ts';
import { applyRoles, judgeRoles, rolesText } from '../../../accounts/index.ts';
import type { Asked, TwoOperatorAct } from './act.ts';

const rolesIn = ({ detail }: Pick<Asked, 'detail'>) =>
  readOperatorRoles((detail['roles'] ?? '').split(' ')) ?? refuseWith('ERROR_REQUEST_SUBJECT');

/** Gives an operator other roles; what the confirming administrator sees is the change from the roles at that time. */
export const rolesAct: TwoOperatorAct = {
  subjectOf: (id) => toWsid('operator', id),
  async judge(tx, asked) {
    const judged = await judgeRoles(tx, { id: asked.subject, roles: rolesIn(asked) });
    if (!judged.ok) return judged;
    const { row } = judged.value;
    return rolesText(row.roles) === asked.detail['formerRoles'] ? accept(row.login) : refuse('ERROR_REQUEST_SUBJECT');
  },
  effect: null,
  async execute(tx, services, asked, { by, context }) {
    const roles = rolesIn(asked);
    const { row } = demand(await judgeRoles(tx, { id: asked.subject, roles }));
    await applyRoles(tx, services, by, { row, roles }, context);
  },
};
