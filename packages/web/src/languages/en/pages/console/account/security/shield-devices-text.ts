import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Signing phones',
  why: 'These phones hold your signing keys. Contracts that require phone signing are signed on your own phone after you confirm there; the key never leaves it.',
  none: 'No phones yet. The phone you use to scan the code for your first phone signing is added automatically.',
  limit: `At most ${SHIELD_DEVICES_MAX} phones; remove one before another can be added.`,
  list: 'Your signing phones',
  unnamed: 'Phone',
  serial: (serial) => `certificate ${serial}`,
  each: 'a new certificate for each signature (with a verified identity, one for a year)',
  made: (when) => `added ${when}`,
  used: (when) => `signed ${when}`,
  unused: 'has not signed yet',
  remove: 'Remove',
  removeOf: (name) => `Remove ${name}`,
  removeTitle: (name) => `Remove "${name}"?`,
  removeWhy:
    'This phone can no longer sign, and its certificate, if any, is revoked. Contracts already signed stay as they are.',
  removed: 'The phone is removed and can no longer sign',
};
