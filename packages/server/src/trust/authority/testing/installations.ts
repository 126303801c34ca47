import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toPem } from '@countersign/asn1';
import type { AuthorityIdentity } from '@countersign/pki';
import {
  type Clock,
  type Database,
  type OpenOptions,
  type Signer,
  systemClock,
  systemIds,
} from '../../../platform/index.ts';
import { openTestDatabase } from '../../../platform/database/testing.ts';
import { openSignerInProcess, signerHost } from '../../signer/index.ts';
import { runCa } from '../ca-command.ts';
import { fetchLists } from '../fetch-lists.ts';
import type { Ask } from '../read-identity.ts';

export const options: OpenOptions = {
  evaluation: false,
  pkiUrl: 'https://pki.example',
  identity: { organisation: '契约' },
};
/** As an evaluation that may reach this machine. */
const FETCHING = { mode: 'evaluation', pkiUrl: options.pkiUrl, webhookAllowLoopback: true, caListHosts: [] } as const;
export const silent = { info: () => {}, warn: () => {}, error: () => {} };
export const PASSPHRASE = 'correct horse battery';

interface Installation {
  readonly db: Database;
  signer(clock?: Clock): Promise<Signer>;
  ca(command: string, passphrase?: string, ask?: Ask): Promise<string>;
}

/** A signature for a person without a verified identity. */
export const sign = (signer: Signer) =>
  signer.sign({
    digest: createHash('sha256').update('x').digest(),
    subject: { commonName: '李雷', identityVerified: false },
    envelopeId: randomUUID(),
    fileId: randomUUID(),
    participantId: randomUUID(),
    attempt: randomUUID(),
  });

/** Installations of a test file, and a directory for their files; `close` removes both. */
export function openInstallations() {
  const root = mkdtempSync(path.join(tmpdir(), 'countersign-ca-'));
  const at = (name: string): string => path.join(root, name);
  const databases: Database[] = [];
  /** An installation of its own: an empty database and another key-encryption key. */
  async function install(kekByte: number): Promise<Installation> {
    const db = await openTestDatabase(process.env.TEST_DATABASE_URL ?? null);
    databases.push(db);
    const kek = Buffer.alloc(32, kekByte);
    const ports = { db, clock: systemClock, ids: systemIds, log: silent };
    const signer = (clock: Clock = systemClock) => openSignerInProcess({ ...ports, clock, kek }, options);
    const plan = { evaluation: false, pkiUrl: options.pkiUrl, keys: 'P-256', place: 'sealed in the database' };
    const given = (identity: AuthorityIdentity | null = null) => ({ ...options, identity });
    const ca = async (command: string, passphrase = PASSPHRASE, ask: Ask | null = null): Promise<string> => {
      let said = '';
      await runCa(command.split(' '), {
        passphrase: () => Promise.resolve(passphrase),
        out: (text) => void (said += text),
        now: () => systemClock.now(),
        costBits: 10,
        env: {},
        ask,
        plan: () => plan,
        signer: (identity) => openSignerInProcess({ ...ports, kek }, given(identity)),
        fetchLists: (now) => fetchLists({ ...ports, config: FETCHING }, now),
        rotation: () => Promise.resolve({ ...ports, keks: [kek] }),
        installation: (identity) =>
          Promise.resolve({
            db,
            ids: systemIds,
            host: signerHost(ports),
            kek,
            options: given(identity),
            now: systemClock.now(),
          }),
      });
      return said;
    };
    return { db, signer, ca };
  }

  const pemFile = (name: string, ...certificates: Uint8Array[]): string => {
    writeFileSync(at(name), certificates.map((one) => toPem('CERTIFICATE', one)).join(''));
    return at(name);
  };
  const verified = (trusted: Uint8Array, between: Uint8Array, leaf: Uint8Array): string => {
    const files = [
      '-CAfile',
      pemFile('t.pem', trusted),
      '-untrusted',
      pemFile('u.pem', between),
      pemFile('l.pem', leaf),
    ];
    return execFileSync('openssl', ['verify', '-x509_strict', ...files], { encoding: 'utf8' });
  };
  const close = async (): Promise<void> => {
    for (const db of databases) await db.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { root, at, install, pemFile, verified, close };
}
