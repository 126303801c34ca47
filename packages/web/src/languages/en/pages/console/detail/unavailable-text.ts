import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: 'They can no longer act, and reminders do not reach them. The sender can replace them, or their enterprise can hand their work over to a colleague under “Disabled members”.',
  DISABLED: 'They can no longer act, and reminders do not reach them. The sender can replace them.',
  ROLE_EMPTY:
    'No one can act at present, and no reminder is sent. Their enterprise can bind a member to the role, or the sender can replace the participant.',
};
const ofVoid: Sentences = {
  LEFT: 'The void agreement is waiting for them. Their enterprise can hand their work over under “Disabled members” to a colleague, who then confirms in their place.',
  DISABLED:
    'The void agreement is waiting for them and cannot be confirmed until the account is restored. The sender can withdraw the void agreement.',
  ROLE_EMPTY: 'The void agreement is waiting for them. Their enterprise can bind a member to the role.',
};

export const text: typeof Shape = {
  who: (name, why) => `${name}: ${why}`,
  of,
  ofVoid,
  handOver: 'Hand over',
  bind: 'Bind a member',
};
