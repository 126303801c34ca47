// A separate server for the demo: a free port, and data that is deleted when it stops.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const START_MS = 120_000;

/**
 * Starts the product in evaluation mode and waits until it prints its address.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startOwnServer() {
  const directory = await mkdtemp(path.join(tmpdir(), 'countersign-demo-'));
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      MODE: 'evaluation',
      PORT: '0',
      DATA_DIR: path.join(directory, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), START_MS);
    let said = '';
    child.stdout?.on('data', (part) => {
      said += part;
      const address = /^ {2}(http:\/\/\S+)$/m.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', (status) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with status ${status}:\n${said}`));
    });
  });
}
