import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asStoreError } from '../outage/index.ts';
import type { Config } from '../config/index.ts';
import { TaskKilledError, WorkerUnavailableError } from './pool.ts';
import { slots } from './slots.ts';
import { TaskRefusal } from './tasks.ts';

/** The file name extensions that LibreOffice accepts; it derives the format from them. */
export const OFFICE_EXTENSIONS = ['doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods', 'ppt', 'pptx', 'odp'] as const;
export type OfficeExtension = (typeof OFFICE_EXTENSIONS)[number];

export interface OfficeConverter {
  /** Whether conversions run without any network; otherwise only a proxy that does not answer keeps them from it. */
  readonly isolated: boolean;
  /**
   * @throws TaskRefusal OFFICE_TYPE (the bytes do not match the extension), OFFICE_DAMAGED (no PDF was made);
   * TaskKilledError TIME; BusyError; WorkerUnavailableError; the errors of a full or broken disk
   */
  toPdf(bytes: Uint8Array, extension: OfficeExtension): Promise<Buffer>;
}

export interface OfficeOptions {
  readonly config: Pick<Config, 'mode' | 'searchPath' | 'sofficePath'>;
  /** DATA_DIR/tmp: each conversion has its own directory in it, deleted afterwards. */
  readonly tmp: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 90_000;
/** Conversions that may wait; one runs at a time, because it takes a processor and half a gigabyte. */
const QUEUE = 16;
/** More than a document of the usual size takes. */
const SPACE_BYTES = 8 * 1024 * 1024;
const PROGRAMS = ['soffice', 'libreoffice'];

/**
 * Finds LibreOffice. null: it is not installed, or production cannot isolate it from the network, where a document could
 * make it fetch addresses of the internal network.
 */
export function openOfficeConverter({ config, tmp, timeoutMs = TIMEOUT_MS }: OfficeOptions): OfficeConverter | null {
  const program = config.sofficePath ?? findOn(config.searchPath);
  if (program === null) return null;
  const isolated = canLeaveNetwork();
  if (!isolated && config.mode === 'production') return null;
  const slot = slots(1, QUEUE);
  return {
    isolated,
    async toPdf(bytes, extension) {
      if (!startsRight(bytes, extension)) throw new TaskRefusal('OFFICE_TYPE', `this is not a ${extension} file`);
      const free = await slot();
      try {
        return await inDirectory(tmp, (directory) =>
          convert({ program, searchPath: config.searchPath, isolated, directory, timeoutMs }, bytes, extension),
        );
      } finally {
        free();
      }
    },
  };
}

/** The converter of these settings, as {@link openOfficeConverter} would find it; a null program = none. */
export function officeProgram({ sofficePath, searchPath }: OfficeOptions['config']): {
  readonly program: string | null;
  readonly runs: boolean;
  readonly isolated: boolean;
} {
  const program = sofficePath ?? findOn(searchPath);
  if (program === null) return { program, runs: false, isolated: false };
  try {
    accessSync(program, constants.X_OK);
    return { program, runs: true, isolated: canLeaveNetwork() };
  } catch {
    return { program, runs: false, isolated: false };
  }
}

/** Whether documents of office programs can be converted, as {@link openOfficeConverter} decides. */
export function convertsOffice(config: OfficeOptions['config']): boolean {
  const { runs, isolated } = officeProgram(config);
  return runs && (isolated || config.mode !== 'production');
}

/** Runs work in a directory of its own, deleted afterwards. */
async function inDirectory<T>(tmp: string, work: (directory: string) => Promise<T>): Promise<T> {
  try {
    const directory = await mkdtemp(path.join(tmp, 'office-'));
    return await work(directory).finally(() => rm(directory, { recursive: true, force: true }));
  } catch (error) {
    throw asStoreError(error);
  }
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const RTF = Buffer.from('{\\rtf', 'latin1');

/** LibreOffice looks at the content, not the extension: an HTML page named .doc would be opened as HTML, with all links. */
function startsRight(bytes: Uint8Array, extension: OfficeExtension): boolean {
  const wanted = extension === 'rtf' ? RTF : /^(doc|xls|ppt)$/.test(extension) ? COMPOUND_FILE : ZIP;
  return wanted.equals(bytes.subarray(0, wanted.length));
}

function findOn(searchPath: string): string | null {
  for (const directory of searchPath.split(path.delimiter)) {
    for (const name of PROGRAMS) {
      try {
        accessSync(path.join(directory, name), constants.X_OK);
        return path.join(directory, name);
      } catch {
        // Not in this directory.
      }
    }
  }
  return null;
}

const NO_NETWORK = ['unshare', '--map-root-user', '--net', '--'];

const canLeaveNetwork = (): boolean =>
  process.platform === 'linux' && spawnSync(NO_NETWORK[0] ?? '', [...NO_NETWORK.slice(1), 'true']).status === 0;

/** Settings of LibreOffice: no macros, no links followed, no active content. */
const SETTINGS = [
  ['Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Writer/Content/Update', 'Link', '2'],
  ['Calc/Content/Update', 'Link', '2'],
];

const settingsFile = (): string => {
  const items = SETTINGS.map(
    ([where, name, value]) =>
      `<item oor:path="/org.openoffice.Office.${where}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  const names = 'xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items ${names}>${items.join('')}</oor:items>\n`;
};

interface Conversion {
  readonly program: string;
  readonly searchPath: string;
  readonly isolated: boolean;
  readonly directory: string;
  readonly timeoutMs: number;
}

async function convert(job: Conversion, bytes: Uint8Array, extension: OfficeExtension): Promise<Buffer> {
  const { directory } = job;
  const profile = path.join(directory, 'profile');
  const source = path.join(directory, `document.${extension}`);
  await mkdir(path.join(profile, 'user'), { recursive: true });
  await writeFile(path.join(profile, 'user', 'registrymodifications.xcu'), settingsFile());
  await writeFile(source, bytes);
  await run(job, [
    '--headless',
    '--norestore',
    '--nologo',
    '--nolockcheck',
    '--nodefault',
    '--nofirststartwizard',
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--convert-to',
    'pdf',
    '--outdir',
    directory,
    source,
  ]);
  try {
    return await readFile(path.join(directory, 'document.pdf'));
  } catch {
    // LibreOffice does not report that there was no space for its PDF.
    await demandSpace(directory);
    throw new TaskRefusal('OFFICE_DAMAGED', 'LibreOffice made no PDF of it');
  }
}

/** @throws the error of the file system where it has no space for a document, or cannot write at all */
async function demandSpace(directory: string): Promise<void> {
  const file = path.join(directory, 'room');
  await writeFile(file, Buffer.alloc(SPACE_BYTES));
  await rm(file);
}

/** Runs the program and kills its whole process group at the time limit: soffice is a script that starts others. */
function run(
  { program, searchPath, isolated, directory, timeoutMs }: Conversion,
  args: readonly string[],
): Promise<void> {
  const [command = '', ...rest] = [...(isolated ? NO_NETWORK : []), program, ...args];
  const dead = 'http://127.0.0.1:9';
  const env = { PATH: searchPath, HOME: directory, TMPDIR: directory, http_proxy: dead, https_proxy: dead };
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { cwd: directory, env, stdio: 'ignore', detached: true });
    let late = false;
    const killGroup = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended by itself.
      }
    };
    const timer = setTimeout(() => {
      late = true;
      killGroup();
    }, timeoutMs);
    const end = (error: Error | null): void => {
      clearTimeout(timer);
      killGroup();
      if (error === null) resolve();
      else reject(error);
    };
    child.on('error', (cause) => end(new WorkerUnavailableError('LibreOffice did not start', { cause })));
    child.on('exit', (_code, signal) => {
      if (late) end(new TaskKilledError('officeToPdf', 'TIME'));
      else end(signal === null ? null : new WorkerUnavailableError(`LibreOffice was ended by ${signal}`));
    });
  });
}
