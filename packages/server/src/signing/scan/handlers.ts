import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand } from '../../platform/http/refused.ts';
import { createScan } from './create-scan.ts';
import { finishScan } from './finish-scan.ts';
import { openScan } from './open-scan.ts';

export function scanHandlers(house: House): Handlers<'createScan' | 'openScan' | 'finishScan'> {
  return {
    async createScan({ caller, body: { purpose, name }, context }) {
      return { scan: demand(await createScan(house, { caller, purpose, name: name ?? null }, context)) };
    },
    async openScan({ params: { scanWsid }, body: { secret }, context }) {
      return demand(await openScan(house, { scanWsid, secret }, context));
    },
    async finishScan({ params: { scanWsid }, body: { secret, ...drawn }, context }) {
      demand(await finishScan(house, { scanWsid, secret, drawn }, context));
      return {};
    },
  };
}
