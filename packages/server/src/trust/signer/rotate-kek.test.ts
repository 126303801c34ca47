import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { kekIdOf, sealPrivateKey, sealedBy, unsealPrivateKey } from '@countersign/pki';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Database,
  type OpenOptions,
  authorityKey,
  certificate,
  dataKey,
  holderKey,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { openSignerInProcess } from './in-process.ts';
import { KekRotationError, type RotationPorts, checkKek, rotateKek } from './rotate-kek.ts';
import { holderSealName } from './sign-as-holder.ts';

const options: OpenOptions = { evaluation: false, pkiUrl: 'https://pki.example', identity: { organisation: '契约' } };
const log = { info: () => {}, warn: () => {}, error: () => {} };
const [old, young, stranger] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
const HOLDERS = 450;

const databases: Database[] = [];
let db: Database;
let said: string;
const ports = () => ({ db, clock: systemClock, ids: systemIds, log });
const rotation = (keks: readonly Uint8Array[], more: Partial<RotationPorts> = {}): RotationPorts => ({
  ...ports(),
  keks,
  settleMs: 0,
  out: (text) => void (said += text),
  ...more,
});
const signerWith = (kek: Uint8Array | readonly Uint8Array[]) => openSignerInProcess({ ...ports(), kek }, options);
const kept = new Map<string, Buffer>();

beforeEach(async () => {
  said = '';
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
  databases.push(db);
  await (await signerWith(old)).dataKey(null);
  kept.clear();
  const now = new Date();
  for (let n = 0; n < HOLDERS; n += 1) kept.set(n.toString(16).padStart(20, '0'), randomBytes(48));
  const named = { subject: 'CN=x', certificate: new Uint8Array(), notBefore: now, notAfter: now, issuedAt: now };
  const who = { accountId: systemIds.next(), personId: systemIds.next(), commonName: 'x', createdAt: now };
  await db.withTx(async (tx) => {
    const serials = [...kept.keys()];
    await tx.insert(certificate).values(serials.map((serial) => ({ serial, kind: 'PERSONAL' as const, ...named })));
    await tx.insert(holderKey).values(
      [...kept].map(([serial, key]) => ({
        serial,
        kind: 'PERSONAL' as const,
        ...who,
        sealedKey: sealPrivateKey({ kek: old, name: holderSealName(serial) }, key),
      })),
    );
  });
});
afterAll(async () => {
  for (const one of databases) await one.close();
});

/** The fingerprints of the keys that sealed what is stored, by kind; the row of a destroyed key has none. */
async function seals(): Promise<Record<string, readonly string[]>> {
  const rows = await db.withTx(async (tx) => ({
    authority: await tx.select({ sealedKey: authorityKey.sealedKey }).from(authorityKey),
    data: await tx.select({ sealedKey: dataKey.sealedKey }).from(dataKey),
    holders: await tx.select({ sealedKey: holderKey.sealedKey }).from(holderKey),
  }));
  return Object.fromEntries(
    Object.entries(rows).map(([kind, found]) => [
      kind,
      [...new Set(found.map(({ sealedKey }) => sealedBy(sealedKey)).filter(Boolean))],
    ]),
  );
}
const all = (kek: Uint8Array) => ({ authority: [kekIdOf(kek)], data: [kekIdOf(kek)], holders: [kekIdOf(kek)] });
const digest = randomBytes(32);

test('every key is sealed again while servers sign, and the new key alone opens all of them', async () => {
  const before = await (await signerWith(old)).dataKey(null);
  const running = await signerWith([young, old]);
  let isDone = false;
  let signed = 0;
  const traffic = (async () => {
    while (!isDone) {
      await running.signAsPlatform({ digest });
      // A process that starts meanwhile.
      expect((await (await signerWith([young, old])).dataKey(null)).key).toEqual(before.key);
      signed += 1;
      await sleep(50);
    }
  })();
  await rotateKek(rotation([young, old])).finally(() => (isDone = true));
  await traffic;
  expect(signed).toBeGreaterThan(0);
  expect(await seals()).toEqual(all(young));
  expect(said).toContain(`sealed   ${HOLDERS} long-term keys`);
  expect(said).toContain('KEK alone opens every key.');
  const after = await signerWith(young);
  await after.signAsPlatform({ digest });
  expect((await after.dataKey(before.id)).key).toEqual(before.key);
  const rows = await db.withTx((tx) => tx.select().from(holderKey));
  for (const { serial, sealedKey } of rows)
    expect(unsealPrivateKey({ kek: young, name: holderSealName(serial) }, sealedKey)).toEqual(
      new Uint8Array(kept.get(serial) ?? []),
    );
  await expect(signerWith(old)).rejects.toThrow('sealed under another key-encryption key');
});

test('new keys are sealed by the previous key until the rotation begins, so that servers without the new one read them', async () => {
  await (await signerWith([young, old])).maintain({ rollover: null, services: ['tsa'], now: new Date() });
  expect((await seals())['authority']).toEqual([kekIdOf(old)]);
  await rotateKek(rotation([young, old]));
  await (await signerWith([young, old])).maintain({ rollover: null, services: ['tsa'], now: new Date() });
  expect((await seals())['authority']).toEqual([kekIdOf(young)]);
});

test('a rotation that is killed is finished by the next one, and every key opens in between', async () => {
  const killed = rotation([young, old], {
    out: (text) => {
      if (text.includes('so far')) throw new Error('killed');
    },
  });
  await expect(rotateKek(killed)).rejects.toThrow('killed');
  expect((await seals())['holders']?.toSorted()).toEqual([kekIdOf(old), kekIdOf(young)].toSorted());
  await (await signerWith([young, old])).signAsPlatform({ digest });
  await expect(checkKek(rotation([young, old]))).rejects.toThrow(/KEK_PREVIOUS is still needed for 250 long-term keys/);
  await rotateKek(rotation([young, old]));
  expect(await seals()).toEqual(all(young));
  await checkKek(rotation([young]));
});

test('a wrong previous key, a missing one and the same one are refused by name, and nothing changes', async () => {
  const before = await seals();
  const wrong = await rotateKek(rotation([young, stranger])).catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(KekRotationError);
  expect((wrong as Error).message).toContain(`fingerprint ${kekIdOf(old)}: KEK is ${kekIdOf(young)}`);
  expect((wrong as Error).message).toContain('set KEK_PREVIOUS to that key');
  await expect(rotateKek(rotation([young]))).rejects.toThrow(/^KEK_PREVIOUS is unset/);
  await expect(rotateKek(rotation([old, old]))).rejects.toThrow('KEK and KEK_PREVIOUS are the same key');
  await expect(signerWith([young, stranger])).rejects.toThrow('sealed under another key-encryption key');
  expect(await seals()).toEqual(before);
});
