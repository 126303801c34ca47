import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand } from '../../platform/http/refused.ts';
import { createScan } from './create-scan.ts';
import { finishScan } from './finish-scan.ts';
import { openScan } from './open-scan.ts';

export function scanHandlers(services: Services): Handlers<'createScan' | 'openScan' | 'finishScan'> {
  return {
    async createScan({ caller, body: { purpose, name }, context }) {
      return { scan: demand(await createScan(services, { caller, purpose, name: name ?? null }, context)) };
    },
    async openScan({ params: { scanWsid }, body: { secret }, context }) {
      return demand(await openScan(services, { scanWsid, secret }, context));
    },
    async finishScan({ params: { scanWsid }, body: { secret, ...drawn }, context }) {
      demand(await finishScan(services, { scanWsid, secret, drawn }, context));
      return {};
    },
  };
}
