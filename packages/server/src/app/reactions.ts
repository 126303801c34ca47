import { bindEnterpriseName, bindPersonToParticipants } from '../contracts/envelopes/participants/bind-person.ts';
import { switchOffOf } from '../notifications/webhooks/store.ts';
import type { Reactions } from '../platform/config/reactions.ts';
import { removeDevices } from '../signing/phone-signing/store.ts';

export const REACTIONS: Reactions = {
  contactProved: bindPersonToParticipants,
  enterpriseVerified: bindEnterpriseName,
  removePhones: async (tx, personId, now) => (await removeDevices(tx, personId, now)).map(({ serial }) => serial),
  switchOffWebhooks: switchOffOf,
};
