import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@countersign/contract';
import { expect, it } from 'vitest';
import type { Mode } from '../../../trust/signer/kms/testing/recorded-vault.ts';
import { SIGN, at, openSigningWorld, sign, signBody } from '../testing/signing-world.ts';

const FAKE = fileURLToPath(new URL('../../../trust/signer/kms/testing/recorded-vault.ts', import.meta.url));

it('A key management service that fails leaves no part of a signature, and the same act succeeds later', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-kms-'));
  const tokenFile = path.join(directory, 'token');
  writeFileSync(tokenFile, 'hvs.secret');
  const vault = fork(FAKE, ['hvs.secret'], { execArgv: ['--import', 'tsx'] });
  const [{ port }] = (await once(vault, 'message')) as [{ readonly port: number }];
  const mode = async (next: Mode): Promise<void> => {
    vault.send(next);
    for (;;) {
      const [message] = (await once(vault, 'message')) as [{ readonly mode?: string }];
      if (message.mode === next) return;
    }
  };
  const env = { KMS_URL: `http://127.0.0.1:${port}/v1/transit`, KMS_TOKEN_FILE: tokenFile, KMS_TIMEOUT_MS: '3000' };
  const open = await openSigningWorld(env, { logLevel: 'silent' });
  try {
    const { li, start, head, loaded, judges, world } = open;
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const before = await head(started);
    const body = await signBody(li, started, 0);
    for (const failing of ['sealed', 'silent', 'wrong'] as const) {
      await mode(failing);
      const refused = await li.refused(api.sign, { params: at(started, 0), body });
      expect([failing, refused.status >= 500, refused.status === 503]).toEqual([failing, true, failing !== 'wrong']);
      expect(await head(started)).toEqual(before);
      expect((await loaded(started)).participants.find(({ type }) => type === 'PERSON')?.status).not.toBe('ED_SUCCESS');
    }
    await mode('well');
    await sign(li, started, 0);
    await world.app.jobs.drain();
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: li.name, valid: true, trusted: true },
    ]);
  } finally {
    await open.close();
    vault.disconnect();
    rmSync(directory, { recursive: true });
  }
});
