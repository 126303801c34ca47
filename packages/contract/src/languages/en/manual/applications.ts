import type { WrittenSection } from '../../../text/written-section.ts';

export const applications: WrittenSection = {
  title: 'Enterprises: API keys and webhooks',
  blocks: [
    {
      kind: 'text',
      text: 'Under Enterprise → Applications the owner connects their own systems to the platform and receives notifications from it. No one else can open this page.',
    },
    {
      kind: 'points',
      items: [
        'A key is shown only once, when it is created. It acts for the owner, within the chosen permissions and in this enterprise only. It cannot sign.',
        'To replace a key, rotate it: the old key stays valid for the time you choose. A revoked key is refused at its next call.',
        'When the enterprise gets a new owner, its keys stop working; the new owner rotates those that are still needed.',
        'A webhook receives events about contracts sent by the enterprise, its members and its seals: a signed JSON message with ids and statuses only. Its secret is also shown only once.',
        'The test button shows the response of your receiver immediately. The log keeps the deliveries of the last thirty days; each can be sent again under its original id.',
        'A failed delivery is tried again several times over more than a day. A webhook that fails for three days is disabled, and the owner receives a message.',
      ],
    },
    {
      kind: 'note',
      text: 'Only public https addresses are accepted. The page of each webhook has an example of the signature check that you can copy.',
    },
  ],
};
