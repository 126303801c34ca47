import {
  EMPLOYEE_NUMBER_MAX,
  INVITATIONS_AT_ONCE,
  INVITATION_DAYS_MAX,
  INVITATION_ROLES_MAX,
  JOIN_STATUSES,
  MEMBER_TITLE_MAX,
  NAME_MAX,
  PAGE_SIZE,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { invitationRoutes } from '../routes/invitations.ts';
import { account } from '../shapes/people.ts';
import { invitation, invitationLink, publicInvitation, refusedInvitation } from '../shapes/members.ts';
import { lineText, listQuery, page } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';
import { contactText } from './sessions.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
const invitationParams = enterpriseParams.extend({ invitationWsid: wsid });
const expiresInDays = z.number().int().min(1).max(INVITATION_DAYS_MAX).optional();
/** A WSID_INVI, or the token of a link. */
const inviteParams = z.object({ invite: z.string().max(100) });

/** How people become members: by an invitation to their contact, or by the link of the enterprise. */
export const invitationCalls = endpoints(invitationRoutes, {
  listInvitations: {
    access: 'enterprise:permitted',
    summary: 'The invitations by contact, newest first; filters status=WAITING|ACCEPTED|EXPIRED; search',
    params: enterpriseParams,
    query: z.looseObject({ ...listQuery(PAGE_SIZE), search: z.string().trim().max(100).default('') }),
    response: z.object({ invitations: z.array(invitation), page }),
  },
  createInvitations: {
    access: 'enterprise:permitted',
    summary:
      'Invite people by their contacts; each gets a notice. Contacts that cannot be invited are answered with the reason',
    params: enterpriseParams,
    body: z.strictObject({
      invitations: z
        .array(
          z.strictObject({
            contact: contactText,
            name: lineText(NAME_MAX, 0).optional(),
            employeeNumber: z.string().trim().max(EMPLOYEE_NUMBER_MAX).optional(),
            title: lineText(MEMBER_TITLE_MAX, 0).optional(),
            departmentWsid: wsid.nullable().optional(),
            enterpriseRoleWsids: z.array(wsid).max(INVITATION_ROLES_MAX).optional(),
          }),
        )
        .min(1)
        .max(INVITATIONS_AT_ONCE),
      expiresInDays,
    }),
    response: z.object({ invitations: z.array(invitation), refused: z.array(refusedInvitation) }),
  },
  deleteInvitation: {
    access: 'enterprise:permitted',
    summary: 'Withdraw an invitation; an accepted one is not affected',
    params: invitationParams,
    response: z.object({}),
  },
  resendInvitation: {
    access: 'enterprise:permitted',
    summary: 'Send the notice again, with a new expiry',
    params: invitationParams,
    body: z.strictObject({ expiresInDays }).default({}),
    response: z.object({ invitation }),
  },
  getInvitationLink: {
    access: 'enterprise:permitted',
    summary: 'The link by which anyone may ask to join',
    params: enterpriseParams,
    response: z.object({ invitationLink }),
  },
  setInvitationLink: {
    access: 'enterprise:permitted',
    summary: 'Switch the link on or off; switching it on makes a new link and ends the one before',
    params: enterpriseParams,
    body: z.strictObject({
      enabled: z.boolean(),
      expiresInDays,
      directEntry: z.boolean().optional(),
      departmentWsid: wsid.nullable().optional(),
    }),
    response: z.object({ invitationLink }),
  },
  getInvitation: {
    access: 'public',
    summary: 'The enterprise of this invitation or link and whether it can be accepted, nothing more',
    params: inviteParams,
    response: z.object({ invitation: publicInvitation }),
  },
  acceptInvitation: {
    access: 'account',
    summary: 'Become a member by an invitation to a contact of the caller, or apply through a link',
    params: inviteParams,
    response: z.object({ joinStatus: z.enum(JOIN_STATUSES), account: account.nullable() }),
  },
});
