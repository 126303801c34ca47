import type { WrittenSection } from '../../../text/written-section.ts';

export const roles: WrittenSection = {
  title: 'Roles and permissions of an enterprise',
  blocks: [
    {
      kind: 'text',
      text: 'A role decides which enterprise pages its members can open and what they can do there. Every enterprise has six built-in roles: owner, administrator, seal, template and finance administrator, and member, which everyone has automatically. You can create roles of your own, or copy a role and change it.',
    },
    {
      kind: 'points',
      items: [
        'Changes to a role and its members take effect with the next action of the person concerned; open pages change too.',
        'Everyone except the owner manages only roles within their own permissions, cannot change their own roles, and cannot assign roles to themselves. “Applications” is reserved for the owner.',
        'A contract may name a role: any member with it can act, and the first to act decides. A role for which a contract is waiting cannot be deleted.',
        'The owner can transfer the ownership to another member with the sign password or a code. The former owner then becomes an ordinary member; the owner cannot be removed without a transfer.',
      ],
    },
  ],
};
