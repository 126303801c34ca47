import type { Services } from '../../platform/config/services.ts';
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

export function shieldHandlers(services: Services): Handlers<ShieldCalls> {
  return {
    getShield: (call) => getShield(services, call),
    startShield: async (call) => ({ session: await startShield(services, call) }),
    confirmShield: async (call) => ({ session: await confirmShield(services, call) }),
    async sendShieldCode({ params: { shieldWsid }, body: { secret }, context }) {
      return demand(await sendShieldCode(services, { shieldWsid, secret }, context));
    },
    async openShield({ params: { shieldWsid }, body: { secret, deviceWsid = null }, context }) {
      return { challenge: demand(await openShield(services, { shieldWsid, secret, deviceWsid }, context)) };
    },
    async certifyShield({ params: { shieldWsid }, body, context }) {
      return demand(await certifyShield(services, { shieldWsid, ...body }, context));
    },
    async prepareShield({ params: { shieldWsid }, body, context }) {
      return { toSign: demand(await prepareShield(services, { shieldWsid, ...body }, context)) };
    },
    async finishShield({ params: { shieldWsid }, body, context }) {
      return { session: demand(await finishShield(services, { shieldWsid, ...body }, context)) };
    },
    async refuseShield({ params: { shieldWsid }, body: { secret }, context }) {
      demand(await refuseShield(services, { shieldWsid, secret }, context));
      return {};
    },
    listShieldDevices: async ({ caller }) => ({ devices: await listShieldDevices(services, caller) }),
    async removeShieldDevice({ caller, params: { deviceWsid }, context }) {
      await removeShieldDevice(services, { caller, deviceWsid }, context);
      return {};
    },
  };
}
