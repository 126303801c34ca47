import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeImage } from '../../scripts/release/image.mjs';
import { releaseName } from '../../scripts/release/tarball.mjs';
import { ROOT } from '../../scripts/setup/steps.mjs';
import { ended, withImage } from './parts/running-image.ts';

/**
 * npm run soak -- image: makes the release twice, the second time from a copy of the sources in another directory without any
 * result of a build, and compares the bytes; builds the image, starts it on a read-only root as uid 1000 with the command and
 * environment that the image names, carries out a signing in it, and stops it. Needs root on Debian.
 */
const STOP_MS = 10_000;
const MAX_BYTES = 300e6;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const work = mkdtempSync(path.join(tmpdir(), 'countersign-image-'));
const name = releaseName();

/** The release of the checkout at `root`, and its checksums. */
function release(root: string, out: string): string {
  const args = ['scripts/release.mjs', '--out', out];
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', process.stderr, process.stderr] });
  return readFileSync(path.join(out, 'SHA256SUMS'), 'utf8');
}

/** A copy of the tracked files, with the same installed packages. */
function copyOfSources(): string {
  const copy = path.join(work, 'elsewhere');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.trim().split('\n'))
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(copy, file));
  for (const place of ['', 'packages/server', 'packages/web', 'optional/pkcs11']) {
    const modules = path.join(place, 'node_modules');
    if (existsSync(path.join(ROOT, modules)))
      execFileSync('cp', ['-a', path.join(ROOT, modules), path.join(copy, modules)]);
  }
  return copy;
}

async function runImage(image: string): Promise<Record<string, unknown>> {
  return withImage(image, path.join(work, 'volume'), async ({ address, server, config, run, readyMs }) => {
    const uid = readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/^Uid:\s+(\d+)/m)?.[1];
    const checked = await run(config.Healthcheck.Test.slice(1));
    const out = path.join(work, 'out');
    const demo = ['scripts/demo/main-job.mjs', '--out', out, '--server', address];
    const job = await ended(spawn(process.execPath, demo, { cwd: ROOT }));
    say(job.said);
    const verdict = spawnSync(
      process.execPath,
      [path.join(ROOT, 'packages/server/dist/verify.js'), 'contract.pdf', '--trust', 'root.pem'],
      { cwd: out },
    );
    const asked = performance.now();
    server.child.kill('SIGTERM');
    const { status, said } = await server.ended;
    say(said);
    return {
      uid,
      volumes: Object.keys(config.Volumes).length,
      ready_ms: readyMs,
      health_check: checked.status,
      ceremony: job.status,
      verified: verdict.status,
      stop_status: status,
      stop_ms: Math.round(performance.now() - asked),
    };
  });
}

try {
  const first = release(ROOT, path.join(work, 'first'));
  const second = release(copyOfSources(), path.join(work, 'second'));
  const { image, bytes } = await makeImage(path.join(work, 'first'), name);
  const ran = await runImage(image);
  const isRight =
    first === second &&
    bytes <= MAX_BYTES &&
    ran['uid'] === '1000' &&
    ran['volumes'] === 1 &&
    [ran['health_check'], ran['ceremony'], ran['verified'], ran['stop_status']].every((status) => status === 0) &&
    Number(ran['stop_ms']) <= STOP_MS;
  process.stdout.write(
    `${JSON.stringify({ reproducible: first === second, image_mb: Math.round(bytes / 1e5) / 10, ...ran, ok: isRight })}\n`,
  );
  process.exitCode = isRight ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
