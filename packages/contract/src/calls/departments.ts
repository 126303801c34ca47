import { DEPARTMENT_NAME_MAX, TRANSFER_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { departmentRoutes } from '../routes/departments.ts';
import { department } from '../shapes/members.ts';
import { wsid } from './envelope-params.ts';
import { lineText } from '../shapes/basics.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
const departmentParams = enterpriseParams.extend({ departmentWsid: wsid });
const name = lineText(DEPARTMENT_NAME_MAX);
const position = z.number().int().min(0).max(10_000);

/** Spec §6 "Departments": a tree within the enterprise. */
export const departmentCalls = endpoints(departmentRoutes, {
  listDepartments: {
    access: 'enterprise:member',
    summary: 'The whole tree of departments, siblings in their order',
    params: enterpriseParams,
    response: z.object({ departments: z.array(department) }),
  },
  createDepartment: {
    access: 'enterprise:permitted',
    summary: 'Add a department below another one, or at the top; names are unique among siblings',
    params: enterpriseParams,
    body: z.strictObject({ name, parentWsid: wsid.nullable().optional(), position: position.optional() }),
    response: z.object({ department }),
  },
  updateDepartment: {
    access: 'enterprise:permitted',
    summary: 'Rename or move a department; it cannot be moved below itself',
    params: departmentParams,
    body: z.strictObject({
      name: name.optional(),
      parentWsid: wsid.nullable().optional(),
      position: position.optional(),
    }),
    response: z.object({ department }),
  },
  deleteDepartment: {
    access: 'enterprise:permitted',
    summary:
      'Delete an empty department; with moveTo its members and subdepartments are moved there first, null moves them to the top',
    params: departmentParams,
    body: z.strictObject({ moveTo: wsid.nullable().optional() }).default({}),
    response: z.object({}),
  },
  transferMembers: {
    access: 'enterprise:permitted',
    summary: 'Move members into a department; null takes them out of any',
    params: enterpriseParams,
    body: z.strictObject({
      memberWsids: z.array(wsid).min(1).max(TRANSFER_MAX),
      departmentWsid: wsid.nullable(),
    }),
    response: z.object({ departments: z.array(department) }),
  },
});
