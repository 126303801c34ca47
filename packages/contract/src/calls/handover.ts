import { HANDOVER_KINDS, MEMBER_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { handoverRoutes } from '../routes/handover.ts';
import { wsid } from './envelope-params.ts';

const memberParams = z.object({ enterpriseWsid: wsid, memberWsid: wsid });

const handover = z.object({
  memberWsid: z.string(),
  memberStatus: z.enum(MEMBER_STATUSES),
  /** For each kind: how many there are, and the first of them by name. */
  kinds: z.array(
    z.object({
      kind: z.enum(HANDOVER_KINDS),
      count: z.number().int(),
      items: z.array(z.object({ wsid: z.string(), name: z.string() })),
    }),
  ),
  /** A handover is running: the counts fall until none is left. */
  running: z.boolean(),
});

/** What a member leaves behind, and which colleague takes it over. */
export const handoverCalls = endpoints(handoverRoutes, {
  getHandover: {
    access: 'enterprise:permitted',
    summary: 'What would be left unattended if the member were removed: counts, and the first of each kind',
    params: memberParams,
    response: z.object({ handover }),
  },
  handOverMember: {
    access: 'enterprise:permitted',
    summary:
      'Hand over to a colleague: drafts, timed and running contracts, templates and multi-sends, and the turns of a ' +
      'removed member, void agreements included; poll getHandover while it is running',
    params: memberParams,
    body: z.strictObject({ toMemberWsid: wsid }),
    response: z.object({ handover }),
  },
});
