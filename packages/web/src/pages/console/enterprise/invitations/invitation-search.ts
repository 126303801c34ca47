/** The states to filter invitations by; withdrawn invitations are not listed. */
export const SHOWN_INVITATIONS = ['WAITING', 'ACCEPTED', 'EXPIRED'] as const;
export type ShownInvitation = (typeof SHOWN_INVITATIONS)[number];

/** The filters of the invitations and the open invite sheet are kept in the address (ux 28). */
export interface InvitationSearch {
  readonly status: '' | ShownInvitation;
  /** From 1. */
  readonly page: number;
  readonly invite: boolean;
}

export function readInvitationSearch(raw: Record<string, unknown>): InvitationSearch {
  const page = Number(raw['page']);
  return {
    status: SHOWN_INVITATIONS.find((status) => status === raw['status']) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    invite: raw['invite'] === true,
  };
}

export const writeInvitationSearch = ({ status, page, invite }: InvitationSearch) => ({
  ...(status === '' ? {} : { status }),
  ...(page === 1 ? {} : { page }),
  ...(invite ? { invite } : {}),
});
