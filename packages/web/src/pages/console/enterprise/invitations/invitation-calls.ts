import type { Api, BodyIn, InvitationLink } from '@countersign/contract';
import { type InvitationStatus, PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, keep, queryClient } from '../../../../api/client.ts';

/** Each page of the invitations, the newest first. */
export const invitationsQuery = (
  enterpriseWsid: string,
  { status, page }: { status: '' | InvitationStatus; page: number },
) =>
  queryOptions({
    queryKey: ['invitations', enterpriseWsid, status, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const filters = status === '' ? '' : `status=${status}`;
      const query = { filters, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      return call(api.listInvitations, { params: { enterpriseWsid }, query, signal });
    },
  });

export const linkQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: ['invitation-link', enterpriseWsid],
    queryFn: async ({ signal }) =>
      (await call(api.getInvitationLink, { params: { enterpriseWsid }, signal })).invitationLink,
  });

/** Invited people are shown in the list of members too. */
const changed = (enterpriseWsid: string): Promise<unknown> =>
  Promise.all(
    ['invitations', 'members'].map((kind) => queryClient.invalidateQueries({ queryKey: [kind, enterpriseWsid] })),
  );

export async function createInvitations(enterpriseWsid: string, body: BodyIn<Api['createInvitations']>) {
  const answer = await call(api.createInvitations, { params: { enterpriseWsid }, body });
  await changed(enterpriseWsid);
  return answer;
}

export async function deleteInvitation(enterpriseWsid: string, invitationWsid: string): Promise<void> {
  await call(api.deleteInvitation, { params: { enterpriseWsid, invitationWsid } });
  await changed(enterpriseWsid);
}

export async function resendInvitation(enterpriseWsid: string, invitationWsid: string): Promise<void> {
  await call(api.resendInvitation, { params: { enterpriseWsid, invitationWsid }, body: {} });
  await changed(enterpriseWsid);
}

export async function setLink(enterpriseWsid: string, body: BodyIn<Api['setInvitationLink']>): Promise<InvitationLink> {
  const { invitationLink } = await call(api.setInvitationLink, { params: { enterpriseWsid }, body });
  await keep(linkQuery(enterpriseWsid).queryKey, invitationLink);
  return invitationLink;
}

export const joinsKey = (enterpriseWsid: string) => ['join-applications', enterpriseWsid] as const;

/** The waiting applications to join, oldest first. */
export const joinsQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: joinsKey(enterpriseWsid),
    queryFn: async ({ signal }) =>
      (await call(api.listJoinApplications, { params: { enterpriseWsid }, signal })).joinApplications,
  });
