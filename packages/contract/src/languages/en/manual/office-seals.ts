import type { WrittenSection } from '../../../text/written-section.ts';

export const officeSeals: WrittenSection = {
  title: 'Seals of an enterprise',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Creating: under “Office seals” of the enterprise, choose a kind (official, contract, finance …), enter its words and see the preview; or upload a photo of a seal, whose paper background is removed.',
        'Checking: a new seal waits under “Seal audit” and can be used once it has been approved there.',
        'Authorising: choose the members who may use a seal, and optionally until when, how often, or for which contracts and templates. You can withdraw it at any time; a signature in progress is then not completed.',
        'Using: when you sign for the enterprise, choose its seal in the seal panel. Without authorisation, apply for the use first, and sign once the application is approved.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Every use is recorded: who, when and in which contract. The evidence report states it too.',
        'You can create seals before the enterprise is verified and use them after it. The certificate behind a seal names the enterprise, and verification shows it.',
        'To use a seal of an enterprise you must be logged in; a signing link is not enough.',
        'An abandoned seal cannot be restored; contracts signed with it are not affected.',
      ],
    },
  ],
};
