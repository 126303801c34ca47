import type { WrittenSection } from '../../../text/written-section.ts';

export const manage: WrittenSection = {
  title: 'Managing contracts',
  blocks: [
    {
      kind: 'points',
      items: [
        'The page “Contracts” has a tab for each status, with the exact number of contracts. One search box covers titles, people and document names; you can filter further by label, date and direction. The filters are part of the address and can be saved as a view.',
        'A label has a name and a colour, and a contract can have several labels. Labels belong to the active account only; the other parties do not see them.',
        'Select several contracts to remind, revoke, label, recycle, download or sign them at once. You see a result for each.',
        'You can move drafts and finished contracts to the recycle bin and restore them. This changes only your own view.',
        'On “My data” (for an enterprise, on “Retention”) you can set after how many days drafts, ended contracts and messages are deleted. What would be deleted is shown before you save, and a notice is sent 30 and 7 days before contracts are deleted. A contract is only removed from the account with the policy: the other parties keep theirs.',
        'Members of an enterprise with the permission place legal holds on the detail page of a contract or on “Retention”: until a hold is released, nothing of it is deleted.',
        'On the detail page you can extend the deadline (to at most 365 days ahead) and see whether each notice was delivered. A failed notice can be sent again.',
        'A contract that was returned, rejected or expired can be corrected and sent again: documents, people and fields are copied into a new draft.',
      ],
    },
  ],
};
