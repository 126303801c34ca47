import { bindEnterpriseName, bindPersonToParticipants } from '../contracts/envelopes/participants/bind-person.ts';
import type { Reactions } from '../platform/config/reactions.ts';
import { outdateSeals, outdateSealsOfOthers } from '../signing/office-seals/name-check-store.ts';
import { removeDevices } from '../signing/phone-signing/store.ts';
import { stopAccount } from './stop-account.ts';

export const REACTIONS: Reactions = {
  contactProved: bindPersonToParticipants,
  async enterpriseVerified(tx, { enterpriseId, name, legalName }) {
    await bindEnterpriseName(tx, name);
    await outdateSealsOfOthers(tx, enterpriseId, legalName);
  },
  enterpriseWithdrawn: outdateSeals,
  removePhones: async (tx, personId, now) => (await removeDevices(tx, personId, now)).map(({ serial }) => serial),
  accountDisabled: stopAccount,
};
