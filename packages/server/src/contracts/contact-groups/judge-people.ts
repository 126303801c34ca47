import type { Api } from '@countersign/contract';
import { type Delivers, fromWsid } from '@countersign/domain';
import { type Call, type Caller, type GroupedPerson, type Tx, demand, refuseWith } from '../../platform/index.ts';
import { demandColleague, judgeContact, judgeIdentifying } from '../envelopes/index.ts';

type Given = Call<Api['addContactGroup']>['body']['people'];

/**
 * The people of a group as stored: contacts are validated and normalised as those of a participant.
 * @throws Refused ERROR_PARTICIPANT_CONTACT, ERROR_PARTICIPANT_MEMBER, ERROR_PHONE_UNSUPPORTED
 */
export async function demandPeople(
  tx: Tx,
  { memberId }: Pick<Caller, 'memberId'>,
  people: Given,
  delivers: Delivers,
): Promise<GroupedPerson[]> {
  const found: GroupedPerson[] = [];
  for (const { name, contact, identifyingContact, enterpriseName, memberWsid, roleType } of people) {
    const known = { name, enterpriseName: enterpriseName?.trim() || null, roleType };
    if (memberWsid) {
      const colleagueId = fromWsid('enterpriseUser', memberWsid) ?? refuseWith('ERROR_PARTICIPANT_MEMBER', { name });
      await demandColleague(tx, memberId, { name, type: 'PERSON', colleagueId });
      found.push({ ...known, phone: null, email: null, identifyingContact: null, memberId: colleagueId });
    } else {
      const contacts = demand(judgeContact({ name, type: 'PERSON', contact }, delivers));
      const identifying = demand(judgeIdentifying({ identifyingContact }, contacts, delivers));
      found.push({ ...known, ...contacts, identifyingContact: identifying, memberId: null });
    }
  }
  return found;
}
