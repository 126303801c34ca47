import type { WrittenSection } from '../../../text/written-section.ts';

export const templates: WrittenSection = {
  title: 'Templates',
  blocks: [
    {
      kind: 'text',
      text: 'Turn the contracts that an enterprise sends often into templates: you set up documents, roles, order and fields only once. Enterprise → Templates lists the templates that you can use.',
    },
    {
      kind: 'steps',
      items: [
        'Press New template, and begin with documents or with an existing contract; the menu of a contract also has Save as template.',
        'Set it up like a contract, with roles such as “Supplier” in place of people. If a role is always the same person, you can enter the contact now.',
        'Press Review and save, then Enable.',
        'To use a template, enter a person for each role, fill in texts and dates in advance if you like, check and send. If a role is a list, you import the list in the next step, and each person gets a contract.',
      ],
    },
    {
      kind: 'points',
      items: [
        'If two people edit at the same time, the one who saves second is told; no one’s changes are overwritten.',
        'The use log of a template lists the contracts made from it. Disabling or deleting a template does not affect contracts that were sent.',
        'Roles decide who may create, edit, enable, disable and delete; the author of a template may always edit it.',
      ],
    },
  ],
};
