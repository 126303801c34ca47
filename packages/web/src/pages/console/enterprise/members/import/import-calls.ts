import { type MemberImport, api, pathOf } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, queryClient } from '../../../../../api/client.ts';
import { postForm } from '../../../../../parts/uploader/uploader.ts';

/** While an import runs it is asked for this often. */
const RUNNING_POLL_MS = 1000;

/**
 * Hands the table in: judged alone, or its good rows taken.
 * @throws UploadError
 */
export async function sendTable(enterpriseWsid: string, file: File, dryRun: boolean): Promise<MemberImport> {
  const form = new FormData();
  // The text fields stand before the file, so that the server judges them before it reads it.
  form.append('dryRun', String(dryRun));
  form.append('file', file, file.name);
  const path = pathOf(api.importMembers, { enterpriseWsid });
  return (await postForm<{ memberImport: MemberImport }>(path, form, new AbortController().signal)).memberImport;
}

/** How far an import is; whoever left the page finds it by its id. */
export const importQuery = (enterpriseWsid: string, importWsid: string) =>
  queryOptions({
    queryKey: ['member-import', enterpriseWsid, importWsid],
    queryFn: async ({ signal }) => {
      const params = { enterpriseWsid, importWsid };
      const { memberImport } = await call(api.getMemberImport, { params, signal });
      if (memberImport.status === 'DONE') await changedByImport(enterpriseWsid);
      return memberImport;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'DONE' ? false : RUNNING_POLL_MS),
  });

/** The imported stand among the members and the invitations. */
export const changedByImport = (enterpriseWsid: string): Promise<unknown> =>
  Promise.all(
    ['members', 'departments', 'invitations'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind, enterpriseWsid] }),
    ),
  );
