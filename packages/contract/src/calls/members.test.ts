import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { type CallName, calls } from './index.ts';

const BASE = '/api/enterprises/:enterpriseWsid';
/** Rulings §2: "enterprises, members, departments, invitations under /api/enterprises/{enterpriseWsid}/…". */
const ROUTES: [CallName, string, string][] = [
  ['updateEnterprise', `PATCH ${BASE}`, 'name adminName websiteMetadata'],
  ['uploadEnterpriseAvatar', `POST ${BASE}/avatars/form-upload`, ''],
  ['getEnterpriseAvatar', `GET ${BASE}/avatar`, ''],
  ['deleteEnterpriseAvatar', `DELETE ${BASE}/avatar`, ''],
  ['listDepartments', `GET ${BASE}/departments`, ''],
  ['createDepartment', `POST ${BASE}/departments`, 'name parentWsid position'],
  ['updateDepartment', `PUT ${BASE}/departments/:departmentWsid`, 'name parentWsid position'],
  ['deleteDepartment', `DELETE ${BASE}/departments/:departmentWsid`, 'moveTo'],
  ['transferMembers', `POST ${BASE}/departments/transfer`, 'memberWsids departmentWsid'],
  ['listMembers', `GET ${BASE}/members`, ''],
  ['listForbiddenMembers', `GET ${BASE}/forbidden-members`, ''],
  ['pickMembers', `GET ${BASE}/members-list`, ''],
  ['getMember', `GET ${BASE}/members/:memberWsid`, ''],
  ['updateMember', `PATCH ${BASE}/members/:memberWsid`, 'name employeeNumber title departmentWsid joinedDate'],
  ['disableMember', `POST ${BASE}/members/:memberWsid/disable`, ''],
  ['enableMember', `POST ${BASE}/members/:memberWsid/enable`, ''],
  ['importMembers', `POST ${BASE}/members/import`, 'dryRun expiresInDays'],
  ['getMemberImport', `GET ${BASE}/members/imports/:importWsid`, ''],
  ['getMemberImportReport', `GET ${BASE}/members/imports/:importWsid/report`, ''],
  ['getMemberTemplate', `GET ${BASE}/members/batch-template`, ''],
  ['exportMembers', `GET ${BASE}/members/export`, ''],
  ['listInvitations', `GET ${BASE}/invitations`, ''],
  ['createInvitations', `POST ${BASE}/invitations`, 'invitations expiresInDays'],
  ['deleteInvitation', `DELETE ${BASE}/invitations/:invitationWsid`, ''],
  ['resendInvitation', `POST ${BASE}/invitations/:invitationWsid/resend`, 'expiresInDays'],
  ['getInvitationLink', `GET ${BASE}/invitation-link`, ''],
  ['setInvitationLink', `PUT ${BASE}/invitation-link`, 'enabled expiresInDays directEntry departmentWsid'],
  ['listJoinApplications', `GET ${BASE}/join-applications`, ''],
  ['handleJoinApplication', `POST ${BASE}/join-applications/:joinWsid/handle`, 'passed'],
  ['getInvitation', 'GET /api/invitations/:invite', ''],
  ['acceptInvitation', 'POST /api/invitations/:invite/accept', ''],
];

/** The fields of a body, also of an optional one. */
function fieldsOf({ body }: Endpoint): string {
  const schema = (body ?? {}) as {
    shape?: object;
    def?: { innerType?: { shape?: object } };
  };
  return Object.keys(schema.shape ?? schema.def?.innerType?.shape ?? {}).join(' ');
}

describe('The calls for members, departments and invitations', () => {
  it.each(ROUTES)('%s is %s {%s}', (name, route, fields) => {
    const call: Endpoint = calls[name];
    expect(`${call.method} ${call.path}`).toBe(route);
    expect(fieldsOf(call)).toBe(fields);
  });
});
