import type { Api, BodyIn, Department } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../../../api/client.ts';
import { changedMembers } from './member-queries.ts';

const departmentsKey = (enterpriseWsid: string) => ['departments', enterpriseWsid] as const;

/** The whole tree as a flat list, siblings in their order. */
export const departmentsQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: departmentsKey(enterpriseWsid),
    queryFn: async ({ signal }) =>
      (await call(api.listDepartments, { params: { enterpriseWsid }, signal })).departments,
  });

/** Members show the names of their departments, and departments count their members. */
const changed = async (enterpriseWsid: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: departmentsKey(enterpriseWsid) }),
    changedMembers(enterpriseWsid),
  ]);
};

export async function createDepartment(
  enterpriseWsid: string,
  body: BodyIn<Api['createDepartment']>,
): Promise<Department> {
  const { department } = await call(api.createDepartment, { params: { enterpriseWsid }, body });
  await changed(enterpriseWsid);
  return department;
}

export async function updateDepartment(
  enterpriseWsid: string,
  departmentWsid: string,
  body: BodyIn<Api['updateDepartment']>,
): Promise<void> {
  await call(api.updateDepartment, { params: { enterpriseWsid, departmentWsid }, body });
  await changed(enterpriseWsid);
}

/**
 * @param moveTo where its members and child departments are moved first: null is the top; without it the department must be
 * empty
 */
export async function deleteDepartment(
  enterpriseWsid: string,
  departmentWsid: string,
  body: { readonly moveTo?: string | null },
): Promise<void> {
  await call(api.deleteDepartment, { params: { enterpriseWsid, departmentWsid }, body });
  await changed(enterpriseWsid);
}

/** @param departmentWsid null removes them from their departments */
export async function transferMembers(
  enterpriseWsid: string,
  memberWsids: readonly string[],
  departmentWsid: string | null,
): Promise<void> {
  const body = { memberWsids: [...memberWsids], departmentWsid };
  const { departments } = await call(api.transferMembers, { params: { enterpriseWsid }, body });
  queryClient.setQueryData(departmentsKey(enterpriseWsid), departments);
  await changedMembers(enterpriseWsid);
}
