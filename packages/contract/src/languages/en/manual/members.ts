import type { WrittenSection } from '../../../text/written-section.ts';

export const members: WrittenSection = {
  title: 'Enterprise: members, departments and invitations',
  blocks: [
    {
      kind: 'text',
      text: 'Under “Enterprise → Members” you find members by department, role, name, contact or employee number. No one becomes a member without their own consent: each person accepts an invitation, or applies and is admitted.',
    },
    {
      kind: 'points',
      items: [
        'Invite by contact: enter [[phone numbers or e-mail addresses|e-mail addresses]], several at once, and optionally names, departments and roles. An invitation is valid for 1 to 30 days (7 by default), and only the owner of that contact can accept it. You can send it again or withdraw it.',
        'Invite by link: switch on the link of the enterprise and send it to your colleagues. A person who opens it applies, and someone who handles applications admits them; or you choose that they join at once. Each time you switch it on there is a new link, and the old one stops working.',
        'Import: download the sheet, fill it in and upload it (XLSX or CSV, at most 5,000 people). It is checked first, and you see which cells are wrong. Then everyone in a correct row is invited; you can download, correct and import the other rows again.',
        'Departments form a tree of at most 10 levels; departments with the same parent have different names. Before you delete a department, move its members and departments elsewhere, or choose where they move.',
        'Remove a member: their sessions in this enterprise end at once and they lose all their roles. You can restore them from the removed members, but roles and seal authorisations must be given again. You cannot remove the owner, nor a member with more permissions than you.',
        'Export: the list of members as XLSX or CSV. Contacts are masked unless you manage members.',
      ],
    },
  ],
};
