import type { Handlers } from '../../platform/index.ts';
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

export const shieldCalls = {
  getShield,
  startShield,
  confirmShield,
  openShield,
  sendShieldCode,
  certifyShield,
  prepareShield,
  finishShield,
  refuseShield,
  listShieldDevices,
  removeShieldDevice,
} satisfies Partial<Handlers>;
