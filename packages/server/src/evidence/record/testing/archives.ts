import { createHash } from 'node:crypto';
import { api } from '@countersign/contract';
import { unzipSync, zipSync } from 'fflate';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  TEXT,
  at,
  openSigningWorld,
  sign,
  signBody,
} from '../../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../../signing/ceremony/testing/started-envelope.ts';
import { verifyArchive } from '../../verification/archive/verify-archive.ts';

/** The files of an evidence archive, by their paths. */
export type Files = Record<string, Uint8Array>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface ArchiveWorld extends SigningWorld {
  /** Signed by li and alice, li with a statement of consent, and checked by han. */
  readonly contract: Started;
  /** The files of the contract's archive, and of the archive of another contract. */
  readonly files: Files;
  readonly others: Files;
  readonly root: Uint8Array;
  /** Verifies files as an archive, with the authority's root unless others are given. */
  judged(files: Files, roots?: readonly Uint8Array[]): ReturnType<typeof verifyArchive>;
  /** A file of the contract's archive as text. */
  text(name: string): string;
}

/** A world with two finished contracts and their archives. */
export async function openArchiveWorld(): Promise<ArchiveWorld> {
  const open = await openSigningWorld();
  const { world, li, alice, han, start } = open;
  const { root } = await world.services.signer.certificates();
  const other = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
  const contract = await start([
    { person: li, sequence: 1, forms: [SIGN, TEXT] },
    { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    { person: han, sequence: 2, role: 'CHECKER' },
  ]);
  await sign(li, other, 0);
  const consent = { mode: 'sign', version: '1', language: 'zh-CN' } as const;
  const body = { ...(await signBody(li, contract, 0)), consent };
  await li.call(api.sign, { params: at(contract, 0), body });
  await sign(alice, contract, 1);
  await han.call(api.check, { params: at(contract, 2), body: { passed: true } });
  await world.app.jobs.drain();
  const archiveOf = async ({ envelopeWsid }: Started): Promise<Files> =>
    unzipSync(new Uint8Array(await (await li.bytes(api.getArchive, { params: { envelopeWsid } })).arrayBuffer()));
  const files = await archiveOf(contract);
  return {
    ...open,
    contract,
    files,
    others: await archiveOf(other),
    root,
    judged: (changed, roots = [root]) =>
      verifyArchive(zipSync(changed, { level: 0 }), {
        fileName: null,
        roots,
        now: world.clock.now(),
        needsStatus: true,
      }),
    text: (name) => Buffer.from(files[name] ?? []).toString('utf8'),
  };
}
