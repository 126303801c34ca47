import { checkAuthority, checkKek } from './authority.ts';
import { checkPkiUrl, checkProxy, checkPublicUrl } from './addresses.ts';
import type { Check, CheckPorts } from './check.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkMail, checkSms } from './delivery.ts';
import { checkFonts, checkMemory, checkOffice } from './machine.ts';
import { checkDisk, checkStore } from './storage.ts';

/** The checks of the settings alone: they need no database. */
export const checksOfMachine = (ports: Pick<CheckPorts, 'config' | 'probeStore'>): Readonly<Record<string, Check>> => ({
  storage: () => checkStore(ports),
  disk: () => checkDisk(ports),
  memory: () => checkMemory(),
  mail: () => checkMail(ports),
  sms: () => checkSms(ports),
  fonts: () => checkFonts(),
  office: () => checkOffice(ports),
  proxy: () => checkProxy(ports),
  publicUrl: () => checkPublicUrl(ports),
  pkiUrl: () => checkPkiUrl(ports),
});

/** The checks of what the database contains. */
export const checksOfDatabase = (ports: CheckPorts): Readonly<Record<string, Check>> => ({
  database: () => checkDatabase(ports),
  clock: () => checkClock(ports),
  certificateAuthority: () => checkAuthority(ports),
  kek: () => checkKek(ports),
});
