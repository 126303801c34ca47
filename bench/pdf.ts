import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { CELLS, PEERS } from './parts/pdf/cells.ts';
import type { Measured } from './parts/pdf/measure.ts';
import { type Row, ratiosOf, reportOf } from './parts/pdf/report.ts';
import { writeSection } from './parts/report.ts';
import { sampleFile } from './parts/pdf/sample-file.ts';

/**
 * npm run bench -- pdf [SECONDS]: the cost of one signature by size and pages of the file, compared with the libraries of
 * bench/peers (installed on the first run) and with the floor; writes its section of bench/REPORT.md. SECONDS is the processor time for each
 * library and file, 4 by default; with less than 1 the report is not written.
 */
const SECONDS = Number(process.argv[2] ?? 4);
const HERE = path.dirname(fileURLToPath(import.meta.url));
const PEERS_DIRECTORY = path.join(HERE, 'peers');
const LONGEST_CELL_MS = 180_000;
const NOTHING = { cpu: 0, wall: 0, floorCpu: 0, floorWall: 0, peakMb: 0, rounds: 0 };
const TOO_SLOW: Measured = { ...NOTHING, error: 'it took too long' };
const run = promisify(execFile);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function installPeers(): Promise<void> {
  if (existsSync(path.join(PEERS_DIRECTORY, 'node_modules'))) return;
  say('installing the libraries for the comparison into bench/peers …');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: PEERS_DIRECTORY });
}

/** The measuring program as plain JavaScript, like the shipped product: a loader would distort the measurement. */
async function bundle(): Promise<string> {
  const built = await rolldown({
    input: path.join(HERE, 'parts/pdf/measure.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@countersign/'),
    logLevel: 'silent',
  });
  const file = path.join(HERE, '.cache/measure.mjs');
  mkdirSync(path.dirname(file), { recursive: true });
  await built.write({ file, format: 'esm', codeSplitting: false });
  await built.close();
  return file;
}

const versionsOf = (): ReadonlyMap<string, string> => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(PEERS_DIRECTORY, 'package.json'), 'utf8'));
  return new Map(Object.entries((manifest as { dependencies: Record<string, string> }).dependencies));
};

async function measureAll(program: string, directory: string): Promise<void> {
  const measure = async (file: string, library: string, seconds = SECONDS): Promise<Measured> => {
    const options = { timeout: LONGEST_CELL_MS, killSignal: 'SIGKILL' } as const;
    try {
      const { stdout } = await run(process.execPath, [program, file, library, String(seconds)], options);
      return JSON.parse(stdout) as Measured;
    } catch (error) {
      if ((error as { killed?: unknown }).killed === true) return TOO_SLOW;
      throw error;
    }
  };
  const rows: Row[] = [];
  for (const cell of CELLS) {
    const file = path.join(directory, `${cell.name}.pdf`);
    writeFileSync(file, sampleFile(cell));
    const [own, whole] = [await measure(file, 'own'), await measure(file, 'own-whole')];
    say(
      `${cell.name}: own ${own.cpu.toFixed(2)} ms of processor, floor ${own.floorCpu.toFixed(2)}, ${own.rounds} rounds`,
    );
    const peers: Measured[] = [];
    for (const { name, module } of PEERS) {
      const one = await measure(file, pathToFileURL(path.join(PEERS_DIRECTORY, module)).href);
      say(`${cell.name}: ${name} ${one.error ?? `${one.cpu.toFixed(2)} ms`}`);
      peers.push(one);
    }
    rows.push({ own, whole, peers });
  }
  const smallest = path.join(directory, `${CELLS[0]!.name}.pdf`);
  const findings = {
    rows,
    versions: versionsOf(),
    at: new Date(Date.now()),
    // This runs far more code than a library's signature, and it is compiled only after some time.
    fresh: await measure(smallest, 'own-fresh', 3 * SECONDS),
    freshWithTimestamp: await measure(smallest, 'own-fresh-timestamp', 3 * SECONDS),
  };
  if (SECONDS >= 1) writeSection('pdf', reportOf(findings));
  process.stdout.write(`${JSON.stringify({ bench: 'pdf', ratios: ratiosOf(findings) })}\n`);
}

await installPeers();
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
try {
  await measureAll(await bundle(), directory);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
