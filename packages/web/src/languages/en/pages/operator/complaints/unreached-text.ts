import type { text as Shape } from '../../../../zh-CN/pages/operator/complaints/unreached-text.ts';

export const text: typeof Shape = {
  title: 'Contacts not reached',
  lead: 'A person who complains or unsubscribes gets no more notices of that kind; codes and notices about the account are still sent. Senders are told of a contact from which messages come back for good; it is listed for 90 days.',
  contact: 'Contact',
  reason: 'Reason',
  reasonWord: { COMPLAINED: 'complained or unsubscribed', BOUNCED: 'came back for good' },
  about: 'Message',
  kindWord: { CONTRACT: 'about a contract', INVITATION: 'invitation', ACCOUNT: 'about the account' },
  since: 'Since',
  emptyTitle: 'Every contact is reached',
  emptyWhy: 'A contact appears here when its person complains or unsubscribes, or a message comes back for good.',
  resume: 'Send again',
  resumeOf: (contact) => `Send notices to ${contact} again`,
  resumeWhy: 'Enter the complete contact that the person gave you, as proof that they asked for it.',
  complete: 'Complete contact',
  wrong: 'This is not the contact of the list',
  resumed: 'Notices are sent again',
};
