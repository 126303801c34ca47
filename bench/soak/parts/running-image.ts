import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startConfined } from '../../../scripts/release/confined.mjs';
import { buildah } from '../../../scripts/release/image.mjs';
import { freePort } from './killable-server.ts';

/** What an image says about how it is run. */
interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** Resolves with the status and everything that the process wrote. */
export function ended(child: ChildProcess): Promise<Ended> {
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })));
}

async function untilReady(address: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const status = await fetch(`${address}/health/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return Math.round(performance.now() - began);
    if (performance.now() - began > 180_000) throw new Error('the server in the image did not become ready');
    await pause(200);
  }
}

interface RunningImage {
  readonly address: string;
  readonly config: ImageConfig;
  readonly server: { readonly child: ChildProcess; readonly pid: number | undefined; readonly ended: Promise<Ended> };
  readonly readyMs: number;
  /** Runs another command in the image. */
  readonly run: (command: readonly string[]) => Promise<Ended>;
}

/** Starts an image on a read-only root as uid 1000, with the command and environment that it names, for `use`. */
export async function withImage<T>(
  image: string,
  volume: string,
  use: (running: RunningImage) => Promise<T>,
): Promise<T> {
  const inspected = JSON.parse(buildah(['inspect', '--type', 'image', image])) as { Docker: { config: ImageConfig } };
  const config = inspected.Docker.config;
  const container = buildah(['from', '--pull-never', image]);
  try {
    const files = buildah(['mount', container]);
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const env = {
      ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])),
      PORT: String(port),
    };
    mkdirSync(volume);
    const inImage = { cwd: config.WorkingDir, env, image: files };
    const child = startConfined(volume, [...config.Entrypoint, ...config.Cmd], inImage);
    const server = { child, pid: child.pid, ended: ended(child) };
    try {
      const readyMs = await untilReady(address);
      const run = (command: readonly string[]): Promise<Ended> => ended(startConfined(volume, command, inImage));
      return await use({ address, config, server, readyMs, run });
    } catch (error) {
      child.kill('SIGKILL');
      process.stderr.write((await server.ended).said);
      throw error;
    } finally {
      child.kill('SIGKILL');
    }
  } finally {
    buildah(['rm', container]);
  }
}
