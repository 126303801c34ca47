import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: 'Contact groups',
  none: 'No groups yet. Save people who often sign together as a group, and add them with one tap next time.',
  howTo: 'Enter participants first, then save them as a group.',
  failed: 'The contact groups could not be loaded.',
  comma: ', ',
  save: (count) =>
    count === 1 ? 'Save the participant here as a group' : `Save the ${count} participants here as a group`,
  saveAct: 'Save',
  saved: (name) => `Saved the group “${name}”`,
  namePlaceholder: 'For example: yearly supply',
  nameMissing: 'Enter a name for the group',
  rename: 'Name of the group',
  replace: (count) => (count === 1 ? 'Use the participant here' : `Use the ${count} participants here`),
  change: (name) => `Change the group “${name}”`,
  remove: (name) => `Delete the group “${name}”`,
  removed: (name) => `Deleted the group “${name}”`,
  undo: 'Undo',
};
