import { type TrustList, pathOf, operatorApi } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { postForm } from '../../../parts/uploader/uploader.ts';
import { operatorCall } from '../model/calls.ts';
import { filtersText } from '../model/list-search.ts';
import { joinFiles } from './join-files.ts';

export const trustListsQuery = queryOptions({
  queryKey: ['operator', 'trust-lists'],
  queryFn: async ({ signal }) => (await operatorCall(operatorApi.listTrustLists, { signal })).trustLists,
});

/** @param page from 1 */
export const trustAnchorsQuery = (trustListWsid: string, subject: string, page: number) =>
  queryOptions({
    queryKey: ['operator', 'trust-anchors', trustListWsid, subject, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operatorCall(operatorApi.listTrustAnchors, {
        params: { trustListWsid },
        query: { filters: filtersText({ subject }), offset: (page - 1) * PAGE_SIZE },
        signal,
      }),
  });

/** @throws UploadError */
export async function addTrustList(
  name: string,
  signer: string,
  files: readonly File[],
  endsTrust: boolean,
): Promise<TrustList> {
  const file = await joinFiles(files);
  const form = new FormData();
  // The text fields precede the file, so that the server validates them before it reads the file.
  form.append('name', name);
  if (signer !== '') form.append('signer', signer);
  if (endsTrust) form.append('endsTrust', 'true');
  if (file !== null) form.append('file', file, file.name);
  const path = pathOf(operatorApi.createTrustList);
  return (await postForm<{ trustList: TrustList }>(path, form, new AbortController().signal)).trustList;
}
