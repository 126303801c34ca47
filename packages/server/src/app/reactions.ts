import { bindEnterpriseName, bindPersonToParticipants } from '../contracts/index.ts';
import { warnOfExpiry } from '../notifications/index.ts';
import type { Reactions } from '../platform/index.ts';
import { outdateSeals, outdateSealsOfOthers, removeDevices } from '../signing/index.ts';
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
  envelopeExpiring: warnOfExpiry,
};
