import {
  type TokenPort,
  createHierarchy,
  keysInMemory,
  keysInToken,
  makeService,
  openAuthority,
  sealPrivateKey,
} from '@countersign/pki';
import { expect, it } from 'vitest';
import type { HostCalls, KeyRole, StoredAuthorityKey } from '../../platform/index.ts';
import { destroySpentKeys, keepingAddresses } from './destroy-keys.ts';
import { sealNameOf } from './load-authority.ts';

const kek = Buffer.alloc(32, 3);
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * 86_400_000);

/** A token whose keys are in memory. */
function newToken() {
  const held = new Map<string, Uint8Array>();
  const port: TokenPort = {
    generate: async (label) => {
      const uri = `pkcs11:object=${label};id=${held.size}`;
      held.set(uri, await keysInMemory.make('tsa'));
      return uri;
    },
    open: (uri) => keysInMemory.open(held.get(uri) ?? new Uint8Array()),
    destroy: (uri) => void held.delete(uri),
  };
  return { held, keys: keysInToken(port, 'P-256') };
}

const row = (
  role: KeyRole,
  { certificate, privateKey }: { readonly certificate: Uint8Array; readonly privateKey: Uint8Array | null },
  generation = 1,
): StoredAuthorityKey => ({
  role,
  generation,
  status: 'ACTIVE',
  certificate,
  retiredAt: null,
  sealedKey: sealPrivateKey({ kek, name: sealNameOf(role, generation) }, privateKey ?? new Uint8Array()),
});

it('A replaced key is also destroyed in its token, once no answers need it (security 56)', async () => {
  const { held, keys } = newToken();
  const named = { organisation: '契约', evaluation: true, pkiUrl: 'https://pki.example', now: start, keys };
  const made = await createHierarchy(named);
  const authority = await openAuthority(made, () => {}, keys);
  const later = await makeService({ authority, name: 'tsa', generation: 2, now: after(1) });
  const responder = await makeService({ authority, name: 'ocsp', generation: 2, now: after(1) });
  await openAuthority({ ...made, tsa: later }, () => {}, keys);
  const retired = { status: 'RETIRED', retiredAt: after(1) } as const;
  let rows: StoredAuthorityKey[] = [
    { ...row('ISSUING', made.issuing), ...retired },
    { ...row('TSA', made.tsa), ...retired },
    { ...row('OCSP', made.ocsp), ...retired },
    row('TSA', later, 2),
    { ...row('OCSP', responder, 2), ...retired },
    row('ROOT', made.root),
  ];
  // Its address is kept until the key is destroyed; a key of the database is destroyed with its row.
  const retire = [{ role: 'TSA', generation: 1, keepKey: false }] as const;
  expect(keepingAddresses(kek, rows, retire)).toEqual([{ ...retire[0], keepKey: true }]);
  const local = { ...row('TSA', { ...made.tsa, privateKey: await keysInMemory.make('tsa') }), ...retired };
  expect(keepingAddresses(kek, [local], retire)).toEqual(retire);

  const forgotten: string[] = [];
  let list: Uint8Array | null = null;
  let isWritable = false;
  const host = {
    audit: async () => null,
    findList: async () => ({ entries: [], lastNumber: null, der: list }),
    saveList: async ({ made: { der } }: Parameters<HostCalls['saveList']>[0]) => (isWritable ? (list = der) : null),
    loadAuthority: async () => ({ evaluation: true, identity: { organisation: '契约' }, keys: rows }),
    destroyKey: async ({ role, generation }: { role: string; generation: number }) => {
      forgotten.push(`${role} ${generation}`);
      const isIt = (one: StoredAuthorityKey): boolean => one.role === role && one.generation === generation;
      rows = rows.map((one) => (isIt(one) ? { ...one, sealedKey: new Uint8Array() } : one));
      return null;
    },
  } as Partial<HostCalls> as HostCalls;
  const sweep = async (now: Date): Promise<string[]> => {
    forgotten.length = 0;
    await destroySpentKeys({ kek: () => kek, host, clock: { now: () => now } }, keys, now);
    return forgotten.toSorted();
  };
  const before = held.size;
  expect(await sweep(new Date(after(1).getTime() + 60_000))).toEqual([]);
  expect(await sweep(after(2))).toEqual(['OCSP 1', 'TSA 1']);
  expect(held.size).toBe(before - 2);
  expect(await sweep(after(3))).toEqual([]);
  // An issuing CA signs its lists until it ends, and its responder answers until then. Without its last list it keeps its key.
  expect(await sweep(after(366 * 10))).toEqual(['OCSP 2']);
  isWritable = true;
  expect(await sweep(after(366 * 10))).toEqual(['ISSUING 1']);
  expect(list).not.toBeNull();
  expect(rows.filter(({ sealedKey }) => sealedKey.length > 0).map(({ role }) => role)).toEqual(['TSA', 'ROOT']);
});
