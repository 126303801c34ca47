import { EMPLOYEE_NUMBER_MAX, INVITATION_DAYS_MAX, MEMBER_TITLE_MAX, NAME_MAX, PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { memberRoutes } from '../routes/members.ts';
import { enterpriseMember, listedMember, memberImport } from '../shapes/members.ts';
import { lineText, listQuery, page, wireDayIn } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
const memberParams = enterpriseParams.extend({ memberWsid: wsid });
const importParams = enterpriseParams.extend({ importWsid: wsid });
const searchQuery = { ...listQuery(PAGE_SIZE), search: z.string().trim().max(100).default('') };
const formatQuery = z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });
const bytes = 'application/octet-stream';

/** Spec §6 "Members". In a change of a member, an empty text clears the field. */
export const memberCalls = endpoints(memberRoutes, {
  listMembers: {
    access: 'enterprise:permitted',
    summary:
      'The members; filters status=NORMAL|INVITED, departmentWsid (including all departments below it, or none), roleWsid; ' +
      'search in names, contacts and employee numbers; sorts createdDatetime, name, employeeNumber, joinedDate',
    params: enterpriseParams,
    query: z.looseObject(searchQuery),
    response: z.object({ members: z.array(enterpriseMember), page }),
  },
  listForbiddenMembers: {
    access: 'enterprise:permitted',
    summary: 'Removed members, with the same filters, search and sorts',
    params: enterpriseParams,
    query: z.looseObject(searchQuery),
    response: z.object({ members: z.array(enterpriseMember), page }),
  },
  pickMembers: {
    access: 'enterprise:member',
    summary: 'The members by name, for pickers; search in names and employee numbers',
    params: enterpriseParams,
    query: z.looseObject(searchQuery),
    response: z.object({ members: z.array(listedMember), page }),
  },
  getMember: {
    access: 'enterprise:permitted',
    summary: 'One member, removed ones included',
    params: memberParams,
    response: z.object({ member: enterpriseMember }),
  },
  updateMember: {
    access: 'enterprise:permitted',
    summary: 'Change the record that the enterprise keeps of a member',
    params: memberParams,
    body: z.strictObject({
      name: lineText(NAME_MAX, 0).optional(),
      employeeNumber: z.string().trim().max(EMPLOYEE_NUMBER_MAX).optional(),
      title: lineText(MEMBER_TITLE_MAX, 0).optional(),
      departmentWsid: wsid.nullable().optional(),
      joinedDate: wireDayIn.nullable().optional(),
    }),
    response: z.object({ member: enterpriseMember }),
  },
  enableMember: {
    access: 'enterprise:permitted',
    summary: 'Restore a removed member; roles and seals are not restored',
    params: memberParams,
    response: z.object({ member: enterpriseMember }),
  },
  importMembers: {
    access: 'enterprise:permitted',
    summary:
      'Invite the people of an XLSX or CSV; dryRun=true checks every row and stores nothing, otherwise the people ' +
      'of the valid rows are invited and the invalid rows reported; poll getMemberImport while it is RUNNING',
    params: enterpriseParams,
    body: z.strictObject({
      dryRun: z.enum(['true', 'false']).default('true'),
      expiresInDays: z.coerce.number().int().min(1).max(INVITATION_DAYS_MAX).optional(),
    }),
    multipart: true,
    response: z.object({ memberImport }),
  },
  getMemberImport: {
    access: 'enterprise:permitted',
    summary: 'The progress of an import, and the errors of its invalid rows',
    params: importParams,
    response: z.object({ memberImport }),
  },
  getMemberImportReport: {
    access: 'enterprise:permitted',
    summary: 'The invalid rows of an import with the errors of each, to correct and import again; format=xlsx|csv',
    params: importParams,
    query: formatQuery,
    produces: bytes,
  },
  getMemberTemplate: {
    access: 'enterprise:permitted',
    summary: 'An import sheet to fill in; format=xlsx|csv',
    params: enterpriseParams,
    query: formatQuery,
    produces: bytes,
  },
  exportMembers: {
    access: 'enterprise:permitted',
    summary: 'All members as a sheet; format=xlsx|csv',
    params: enterpriseParams,
    query: formatQuery,
    produces: bytes,
  },
});
