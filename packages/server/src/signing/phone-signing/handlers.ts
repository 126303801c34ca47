import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand } from '../../platform/http/refused.ts';
import { certifyShield } from './certify-shield.ts';
import { confirmShield } from './confirm-shield.ts';
import { listShieldDevices, removeShieldDevice } from './devices.ts';
import { finishShield } from './finish-shield.ts';
import { getShield } from './get-shield.ts';
import { openShield } from './open-shield.ts';
import { prepareShield } from './prepare-shield.ts';
import { refuseShield } from './refuse-shield.ts';
import { sendShieldCode } from './shield-code.ts';
import { startShield } from './start-shield.ts';

type ShieldCalls =
  | 'getShield'
  | 'startShield'
  | 'confirmShield'
  | 'openShield'
  | 'sendShieldCode'
  | 'certifyShield'
  | 'prepareShield'
  | 'finishShield'
  | 'refuseShield'
  | 'listShieldDevices'
  | 'removeShieldDevice';

export function shieldHandlers(house: House): Handlers<ShieldCalls> {
  return {
    getShield: (call) => getShield(house, call),
    startShield: async (call) => ({ session: await startShield(house, call) }),
    confirmShield: async (call) => ({ session: await confirmShield(house, call) }),
    async sendShieldCode({ params: { shieldWsid }, body: { secret }, context }) {
      return demand(await sendShieldCode(house, { shieldWsid, secret }, context));
    },
    async openShield({ params: { shieldWsid }, body: { secret, deviceWsid = null }, context }) {
      return { challenge: demand(await openShield(house, { shieldWsid, secret, deviceWsid }, context)) };
    },
    async certifyShield({ params: { shieldWsid }, body, context }) {
      return demand(await certifyShield(house, { shieldWsid, ...body }, context));
    },
    async prepareShield({ params: { shieldWsid }, body, context }) {
      return { toSign: demand(await prepareShield(house, { shieldWsid, ...body }, context)) };
    },
    async finishShield({ params: { shieldWsid }, body, context }) {
      return { session: demand(await finishShield(house, { shieldWsid, ...body }, context)) };
    },
    async refuseShield({ params: { shieldWsid }, body: { secret }, context }) {
      demand(await refuseShield(house, { shieldWsid, secret }, context));
      return {};
    },
    listShieldDevices: async ({ caller }) => ({ devices: await listShieldDevices(house, caller) }),
    async removeShieldDevice({ caller, params: { deviceWsid }, context }) {
      await removeShieldDevice(house, { caller, deviceWsid }, context);
      return {};
    },
  };
}
