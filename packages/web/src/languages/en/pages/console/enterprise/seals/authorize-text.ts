import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: (name) => `Authorise the use of “${name}”`,
  why: 'Authorised members can use this seal when they sign for the enterprise. A new authorisation replaces an earlier one.',
  membersMissing: 'Choose members',
  membersMany: (most) => `At most ${most} members at once`,
  scope: 'For',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: 'Choose contracts',
  templatesMissing: 'Choose templates',
  hints: { endDay: 'Leave empty for no end date', times: 'Leave empty for no limit' },
  act: 'Authorise',
  done: (count) => `${count} ${count === 1 ? 'member is' : 'members are'} authorised`,
  heading: 'Authorised members',
  none: 'No member is authorised. The owner of the enterprise needs no authorisation.',
  until: (when) => `until ${when}`,
  noEnd: 'no end date',
  used: (used, count) => (count === null ? `used ${used}×` : `used ${used} of ${count}`),
  since: (when) => `authorised ${when}`,
  revoke: 'Revoke',
  revokeWhom: (name) => `Revoke the authorisation of ${name}`,
  revokeTitle: (name) => `Revoke the authorisation of ${name}?`,
  revokeWhy:
    'Takes effect at once: signing with this seal that is in progress is refused too. Contracts already signed are not affected.',
  revoked: 'The authorisation is revoked',
  count: (count) => `${count} in all`,
};
