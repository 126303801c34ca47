import { type MemberImport, api, pathOf } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, queryClient } from '../../../../../api/client.ts';
import { postForm } from '../../../../../parts/uploader/uploader.ts';

/** The polling interval of a running import. */
const RUNNING_POLL_MS = 1000;

/**
 * Uploads the table: only checked, or its good rows imported.
 * @throws UploadError
 */
export async function sendTable(enterpriseWsid: string, file: File, dryRun: boolean): Promise<MemberImport> {
  const form = new FormData();
  // The text fields come before the file, so that the server checks them before it reads the file.
  form.append('dryRun', String(dryRun));
  form.append('file', file, file.name);
  const path = pathOf(api.importMembers, { enterpriseWsid });
  return (await postForm<{ memberImport: MemberImport }>(path, form, new AbortController().signal)).memberImport;
}

/** The progress of an import, found by its id also after a reload. */
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

/** Imported people appear among the members and the invitations. */
export const changedByImport = (enterpriseWsid: string): Promise<unknown> =>
  Promise.all(
    ['members', 'departments', 'invitations'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind, enterpriseWsid] }),
    ),
  );
