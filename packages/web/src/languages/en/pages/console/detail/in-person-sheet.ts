import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `Let ${name} act on this device`,
  code: (contact) => `They prove themself by a code sent to ${contact}; it is not shown on this device.`,
  lock: 'Your login on this device ends at once: no tab of it opens your contracts any more.',
  back: 'When they have finished, the device says that it goes back to you; log in again to return to this contract.',
  act: 'Lock and hand over the device',
};
