import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

export type BareKind = 'fastify' | 'http';

const READ = `
  const { readFileSync } = require('node:fs');
  const [file, type, encoding] = process.argv.slice(1);
  const body = readFileSync(file);
  const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) };
`;
const PROGRAMS: Readonly<Record<BareKind, string>> = {
  fastify: `${READ}
    const app = require('fastify')();
    app.get('/', (request, reply) => reply.headers(headers).send(body));
    app.listen({ port: 0, host: '127.0.0.1' }).then(() => console.log(app.server.address().port));
  `,
  http: `${READ}
    const server = require('node:http').createServer((request, reply) => reply.writeHead(200, headers).end(body));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  `,
};
/** Fastify is a dependency of the server. */
const SERVER = fileURLToPath(new URL('../../packages/server', import.meta.url));

/** A process that answers every request with these bytes from memory. */
export async function startBareServer(
  kind: BareKind,
  { type, encoding, body }: Answer,
): Promise<{ readonly base: string; readonly pid: number; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-bare-'));
  const file = path.join(directory, 'body');
  writeFileSync(file, body);
  const args = ['-e', PROGRAMS[kind], file, type, encoding ?? ''];
  const child = spawn(process.execPath, args, { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) => child.stdout.once('data', (text) => resolve(Number(text))));
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(directory, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
}
