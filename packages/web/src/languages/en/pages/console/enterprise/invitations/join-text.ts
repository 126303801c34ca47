import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: 'Applications to join',
  none: 'No applications. People who apply by the invitation link, or whom a contract names as members before they have joined, appear here.',
  byLink: 'By the invitation link',
  because: (title) => `Named in “${title}”`,
  accept: 'Accept',
  acceptWhom: (name) => `Accept ${name}`,
  refuse: 'Refuse',
  refuseWhom: (name) => `Refuse ${name}`,
  accepted: (name) => `${name} is a member now`,
  refused: (name) => `${name} was refused`,
};
