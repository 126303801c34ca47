import { type Delivers, identifyingContactOf, reachesPhone } from '@countersign/domain';
import { refuseWith } from '../../../platform/index.ts';
import type { LoadedEnvelope } from './facts.ts';

/**
 * Demands that every participant who has to act is named: a draft made from a template may wait for people, and the
 * editing view of a template is never sent.
 * @throws Refused ERROR_BST_EDITING, ERROR_PARTICIPANT_CONTACT, ERROR_PARTICIPANT_ENTERPRISE
 */
export function demandNamed({ row, participants }: Pick<LoadedEnvelope, 'row' | 'participants'>): void {
  if (row.isBstEditing) refuseWith('ERROR_BST_EDITING');
  for (const { name, type, personId, phone, email, enterpriseId, enterpriseName } of participants) {
    if (type !== 'PERSON' && type !== 'ENTERPRISE_MEMBER') continue;
    if (personId === null && phone === null && email === null) refuseWith('ERROR_PARTICIPANT_CONTACT', { name });
    if (type === 'ENTERPRISE_MEMBER' && enterpriseId === null && enterpriseName === null)
      refuseWith('ERROR_PARTICIPANT_ENTERPRISE', { name });
  }
}

/**
 * Demands that everyone who has to act can be sent the request and a code: a draft may be older than the settings.
 * @throws Refused ERROR_PARTICIPANT_UNREACHABLE with the name
 */
export function demandReached({ participants }: Pick<LoadedEnvelope, 'participants'>, delivers: Delivers): void {
  for (const one of participants) {
    const contact = one.actionType === 'SENDER' ? null : identifyingContactOf(one);
    if (contact?.kind === 'phone' && !reachesPhone(contact.value, delivers))
      refuseWith('ERROR_PARTICIPANT_UNREACHABLE', { name: one.name });
  }
}
