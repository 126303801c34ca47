import { statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, type UpgradeState, dataLayout, openForUpgrade } from '../../platform/index.ts';
import { BackupRefusedError, KeepingUsageError, lastBackup } from '../keeping/index.ts';
import { type Surroundings, planOf } from './plan.ts';

const USAGE = 'usage: npm run upgrade -- [--dry-run] (--backup TARGET | --without-backup) [--json]';
const EXIT_NOT_YET = 1;

/** The dependencies of the command. */
export interface UpgradePorts {
  readonly config: () => Config;
  readonly now: () => Date;
  readonly out: (text: string) => void;
  readonly open?: (config: Config) => Promise<UpgradeState | null>;
}

/**
 * `npm run upgrade`; returns the exit status: 0 if nothing has to be done, or all of it is done or, with --dry-run, can be; 1 if
 * something has to be put right before.
 * @throws the errors of `keeping/command-errors.ts`
 */
export async function runUpgrade(args: readonly string[], ports: UpgradePorts): Promise<number> {
  const asked = readAsked(args);
  const config = ports.config();
  const state = await (ports.open ?? openForUpgrade)(config);
  const say = (text: string): void => (asked.json ? undefined : ports.out(text));
  if (state === null) {
    ports.out(
      asked.json
        ? `${JSON.stringify({ ok: true, pending: [] })}\n`
        : 'release    there is no database yet: the first start makes it\n',
    );
    return 0;
  }
  try {
    const plan = planOf(state, await look(config, state, { ...asked, now: ports.now() }));
    for (const { name, ok, detail } of plan) say(`${ok ? ' ' : '!'} ${name.padEnd(10)} ${detail}\n`);
    const ok = plan.every((one) => one.ok);
    const { version, applied, pending } = state;
    if (asked.json) {
      const migrations = pending.map(({ name, kind, release, oldest }) => ({ name, kind, release, oldest }));
      ports.out(`${JSON.stringify({ ok, version, database: applied.at(-1)?.release, pending: migrations, plan })}\n`);
    }
    if (!ok) {
      say('nothing was changed: put the lines with ! right, and run the command again\n');
      return EXIT_NOT_YET;
    }
    if (asked.isDry || pending.length === 0) return 0;
    await state.apply({ info: (fields: unknown) => say(`  done       ${JSON.stringify(fields)}\n`) });
    say('  upgraded   start the servers of this release\n');
    return 0;
  } finally {
    await state.close();
  }
}

interface Asked {
  readonly isDry: boolean;
  readonly json: boolean;
  readonly backup: string | null;
  readonly withoutBackup: boolean;
}

function readAsked(args: readonly string[]): Asked {
  try {
    const { values } = parseArgs({
      args: args.filter((argument) => argument !== '--'),
      options: {
        'dry-run': { type: 'boolean', default: false },
        backup: { type: 'string' },
        'without-backup': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const { json, backup = null, 'without-backup': withoutBackup, 'dry-run': isDry } = values;
    return { isDry, json, backup, withoutBackup };
  } catch (error) {
    throw new KeepingUsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

async function look(
  config: Config,
  { applied }: UpgradeState,
  { backup: target, withoutBackup, now }: Asked & { readonly now: Date },
): Promise<Surroundings> {
  const freeBytes = config.databaseUrl === null ? freeIn(dataLayout(config.dataDir).db) : null;
  return { freeBytes, backup: target === null ? null : await findBackup(config, target, applied), withoutBackup, now };
}

function freeIn(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

async function findBackup(
  config: Config,
  target: string,
  applied: UpgradeState['applied'],
): Promise<Surroundings['backup']> {
  const { name, manifest, isOwn } = lastBackup(config, target);
  const isSame =
    manifest.schema.length === applied.length && manifest.schema.every((hash, at) => hash === applied[at]?.hash);
  if (manifest.missing.length > 0)
    throw new BackupRefusedError(`${name} in ${target} lacks files that its database names`);
  return { name, madeAt: new Date(manifest.madeAt), fits: isSame && isOwn };
}
