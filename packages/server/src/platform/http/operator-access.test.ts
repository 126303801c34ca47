import type { Access, Endpoint } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import {
  OPERATOR_PERMISSIONS,
  OPERATOR_ROLES,
  OPERATOR_ROLE_PERMISSIONS,
  type OperatorRole,
} from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { authoriseBySession } from '../../app/http/access.ts';
import { Refused } from './refused.ts';

type StaffAccess = Extract<Access, `operator:${string}`>;
const ofStaff = (Object.entries(calls) as [keyof typeof calls, Endpoint][]).flatMap(([name, { access, method }]) =>
  access.startsWith('operator:') ? [[name, { access: access as StaffAccess, method }] as const] : [],
);

describe('An operator with one role', () => {
  const judged = (role: OperatorRole): [string, string][] =>
    ofStaff.map(([name, { access }]) => {
      const operator = {
        sessionId: '',
        operatorId: '',
        login: role,
        name: role,
        roles: [role],
        mustChangePassword: false,
        lacksSecondFactor: false,
      };
      try {
        authoriseBySession(access, { call: name, caller: null, operator, params: {}, isLocalEvaluation: false });
        return [name, 'IN'];
      } catch (error) {
        return [name, error instanceof Refused ? error.refusal.error : String(error)];
      }
    });

  it.each(OPERATOR_ROLES)('%s may make the calls of its permissions and no other', (role) => {
    const mine: readonly string[] = OPERATOR_ROLE_PERMISSIONS[role].map((permission) => `operator:${permission}`);
    expect(Object.fromEntries(judged(role))).toEqual(
      Object.fromEntries(
        ofStaff.map(([name, { access }]) => [
          name,
          access === 'operator:any' || mine.includes(access) ? 'IN' : 'ERROR_OPERATOR_ROLE',
        ]),
      ),
    );
  });

  it('reads everything as an auditor, and changes nothing', () => {
    const open = new Set(judged('AUDITOR').flatMap(([name, outcome]) => (outcome === 'IN' ? [name] : [])));
    for (const [name, { method, access }] of ofStaff)
      if (access !== 'operator:any') expect([name, open.has(name)]).toEqual([name, method === 'GET']);
  });

  it('has only permissions that some call demands', () => {
    const demanded = new Set<string>(ofStaff.map(([, { access }]) => access));
    expect(OPERATOR_PERMISSIONS.filter((permission) => !demanded.has(`operator:${permission}`))).toEqual([]);
  });
});
