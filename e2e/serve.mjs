// The server of the journeys: the bundle with the people and the operator of the demo, on fresh data in a temporary directory
// that the operating system removes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const directory = mkdtempSync(path.join(tmpdir(), 'countersign-e2e-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
process.env.NODE_ENV = 'production';
process.env.DATA_DIR = path.join(directory, 'data');
process.env.LOG_LEVEL ??= 'warn';
const server = new URL('../packages/server/dist/main.js', import.meta.url);
process.argv[1] = server.pathname;
process.argv.push('--demo');
await import(server.href);
