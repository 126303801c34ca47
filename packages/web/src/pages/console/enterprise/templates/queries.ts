import { BST_STATUSES, type BstStatus, PAGE_SIZE, PAGE_SIZE_SMALL } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../../api/client.ts';

/** The filters in the address of the list. */
export interface TemplateSearch {
  readonly status: BstStatus;
  readonly name: string;
  /** The id of a group, NONE for templates in no group, or '' for all. */
  readonly group: string;
  readonly page: number;
}

const NAME_MAX = 50;

export const readTemplateSearch = (search: Record<string, unknown>): TemplateSearch => ({
  status: BST_STATUSES.find((one) => one === search['status']) ?? 'ENABLED',
  // Characters that a filter cannot carry are left out.
  name: typeof search['name'] === 'string' ? search['name'].replaceAll(',', ' ').slice(0, NAME_MAX) : '',
  group: typeof search['group'] === 'string' ? search['group'] : '',
  page: typeof search['page'] === 'number' && Number.isInteger(search['page']) ? Math.max(1, search['page']) : 1,
});

export const writeTemplateSearch = ({
  status,
  name,
  group,
  page,
}: TemplateSearch): Record<string, string | number> => ({
  ...(status === 'ENABLED' ? {} : { status }),
  ...(name === '' ? {} : { name }),
  ...(group === '' ? {} : { group }),
  ...(page === 1 ? {} : { page }),
});

const filtersOf = ({ status, name, group }: TemplateSearch): string =>
  [`status=${status}`, name.trim() && `name=${name.trim()}`, group && `bstGroupWsid=${group}`]
    .filter(Boolean)
    .join(',');

export const templatesQuery = (search: TemplateSearch) =>
  queryOptions({
    queryKey: ['bsts', 'list', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const offset = (search.page - 1) * PAGE_SIZE_SMALL;
      return call(api.listBsts, { query: { filters: filtersOf(search), offset, limit: PAGE_SIZE_SMALL }, signal });
    },
  });

export const templateQuery = (bstWsid: string) =>
  queryOptions({
    queryKey: ['bsts', 'one', bstWsid],
    queryFn: async ({ signal }) => (await call(api.getBst, { params: { bstWsid }, signal })).bst,
  });

export const usesQuery = (bstWsid: string, page: number) =>
  queryOptions({
    queryKey: ['bsts', 'uses', bstWsid, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listBstUseRecords, {
        params: { bstWsid },
        signal,
        query: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      }),
  });

export const groupsQuery = queryOptions({
  queryKey: ['bsts', 'groups'],
  queryFn: async ({ signal }) => (await call(api.listBstGroups, { signal })).bstGroups,
});

/** The latest envelopes that the active account has sent or is preparing, to make a template from. */
export const ownEnvelopesQuery = queryOptions({
  queryKey: ['envelopes', 'for-templates'],
  queryFn: async ({ signal }) => {
    const { envelopes } = await call(api.listEnvelopes, { query: { limit: 100 }, signal });
    return envelopes.filter(
      ({ participants, envelopeFlowType }) =>
        envelopeFlowType !== 'CANCEL_PROCESS' &&
        participants.some(({ actionType, isMe }) => actionType === 'SENDER' && isMe),
    );
  },
});

/** Refetches all lists, templates and groups. */
export const refreshTemplates = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['bsts'] });

/** The draft of the template of the caller, for the three prepare steps. */
export async function openEditing(bstWsid: string): Promise<string> {
  const { template } = await call(api.openBstEditing, { params: { bstWsid } });
  if (template.envelopeWsid === null) throw new Error('the editing view of the template has no draft');
  return template.envelopeWsid;
}
