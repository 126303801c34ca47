import { BACKEND_NAMESPACE, api } from '@countersign/contract';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { io } from 'socket.io-client';

/**
 * Measures the timing requirements of security 11, 16 and 30: whether the time of a login reveals that an account exists,
 * whether logins delay other requests, and how soon a socket is closed after its logout.
 */
const LOGINS = 100;
const PINGS = 200;
const ROUNDS = 25;

const world = await createWorld();
try {
  const ratios = {
    login_existing_over_missing: await existence(world),
    ping_p99_ms_idle: p99(await pings(world, PINGS)),
    ping_p99_ms_under_logins: await underLogins(world),
    socket_closed_after_logout_ms: await socketClosing(world),
  };
  process.stdout.write(`${JSON.stringify({ bench: 'accounts', ratios: rounded(ratios) })}\n`);
} finally {
  await world.close();
}

function browser(at: number): Person {
  return world.stranger({ name: 'bench', contact: String(13_600_000_000 + at) });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
function median(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? 0;
}
function p99(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length * 0.99)] ?? 0;
}
function rounded(values: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value * 100) / 100]));
}

function wrong(person: Person, contact = person.contact): Promise<unknown> {
  const password = wirePassword('login', 'Wrong0rd!');
  return person.refused(api.createSession, { body: { accountNumber: contact, password } });
}

/** Medians of wrong logins, alternating, each for an account that was not tried before. */
async function existence({ clock }: World): Promise<number> {
  const times = { existing: [] as number[], missing: [] as number[] };
  const people: Person[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const person = browser(i);
    await person.register();
    await person.logout();
    people.push(person);
  }
  for (const [i, person] of people.entries()) {
    clock.advance({ hours: 2 });
    const existing = async () => times.existing.push(await timed(() => wrong(person)));
    const missing = async () => times.missing.push(await timed(() => wrong(person, String(13_700_000_000 + i))));
    for (const one of i % 2 === 0 ? [existing, missing] : [missing, existing]) await one();
  }
  return median(times.existing) / median(times.missing);
}

async function pings({ base }: World, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(await timed(async () => (await fetch(`${base}/api/ping`)).text()));
  return times;
}

async function underLogins(at: World): Promise<number> {
  at.clock.advance({ hours: 2 });
  let isOver = false;
  const logins = Promise.all(Array.from({ length: LOGINS }, (_, i) => wrong(browser(1000 + i)))).then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(...(await pings(at, 1)));
  await logins;
  return p99(times);
}

async function socketClosing({ base, clock }: World): Promise<number> {
  clock.advance({ hours: 2 });
  const person = browser(5000);
  await person.register();
  const socket = io(`${base}${BACKEND_NAMESPACE}`, {
    transports: ['websocket'],
    extraHeaders: { cookie: person.jar.header() },
  });
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  return timed(async () => {
    await person.logout();
    await closed;
  });
}
