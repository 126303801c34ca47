import { BACKEND_NAMESPACE } from '@countersign/contract';
import { Server } from 'socket.io';
import { afterAll, expect, it } from 'vitest';
import { joinProcesses } from './across-processes.ts';
import { RecentPushes } from './recent-pushes.ts';
import { createPush, personRoom } from './rooms.ts';

const { TEST_DATABASE_URL: url } = process.env;
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

function openProcess(database: string) {
  const io = new Server();
  const recent = new RecentPushes();
  const log = { warn: () => {} };
  const processes = joinProcesses(io, { url: database, log, recent, onReturn: () => {} });
  io.of(BACKEND_NAMESPACE);
  const push = createPush();
  push.attach(io, recent);
  ends.push(() => processes.close());
  return { push, recent };
}

it.runIf(url)('A push from another process is one that a page of this process may have missed', async () => {
  const [sender, other] = [openProcess(url ?? ''), openProcess(url ?? '')];
  const patient = { timeout: 10_000 };
  // It knows of all pushes once it listens, and of those before it was loaded nothing.
  await expect.poll(() => other.recent.mayHaveMissed([personRoom('one')], 0), patient).toBe(false);
  await expect.poll(() => sender.recent.mayHaveMissed([personRoom('one')], 0), patient).toBe(false);
  sender.push.toPersons(['one'], {
    actionType: 'ENVELOPE_CHANGED',
    messageTitle: '',
    messageContent: '',
    attachMessage: { targertWsid: null, envelopeWsid: null },
  });
  await expect.poll(() => other.recent.mayHaveMissed([personRoom('one')], 0), { ...patient, interval: 10 }).toBe(true);
  expect(other.recent.mayHaveMissed([personRoom('two')], 0)).toBe(false);
});
