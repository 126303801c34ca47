import { createReadStream, createWriteStream, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fromPem, parseCertificate } from '@countersign/asn1';
import {
  type AuthorityIdentity,
  SERVICE_NAMES,
  type ServiceKeyName,
  lockBox,
  makeOfflineRoot,
  unlockBox,
} from '@countersign/pki';
import {
  type AnswerFile,
  type CeremonyPorts,
  type ListAnswerFile,
  type ListRequestFile,
  type RequestFile,
  type RootFile,
  type RotationPorts,
  checkKek,
  detachRoot,
  exportAuthority,
  importAuthority,
  installAnswer,
  installExternalList,
  installList,
  makeRequest,
  requestList,
  rotateKek,
  rootFileOf,
  rootOf,
  signListRequest,
  signRequest,
} from '../signer/index.ts';
import type { Signer } from '../../platform/index.ts';
import { type AuthorityPlan, previewOf } from './create-authority.ts';
import type { FetchedList } from './fetch-lists.ts';
import { type Ask, IDENTITY_OPTIONS, readIdentity } from './read-identity.ts';

const CA_USAGE = `usage: npm run ca -- create [NAMES] [--preview | --yes]
       npm run ca -- status
       npm run ca -- request --out FILE [NAMES] | install FILE --list FILE | install-list FILE | fetch-lists
       npm run ca -- rollover issuing|root
       npm run ca -- renew tsa|ocsp|platform|log
       npm run ca -- backup FILE | restore FILE
       npm run ca -- rotate-kek [--check]
       npm run ca -- ceremony root --out FILE NAMES --pki-url URL [--test] | --after ROOT_FILE
       npm run ca -- ceremony detach --out ROOT_FILE
       npm run ca -- ceremony request --out FILE [NAMES]
       npm run ca -- ceremony sign --root ROOT_FILE --request FILE --out FILE
       npm run ca -- ceremony install FILE
       npm run ca -- ceremony request-list --out FILE [--generation N]
       npm run ca -- ceremony sign-list --root ROOT_FILE --request FILE --out FILE
       npm run ca -- ceremony install-list FILE
       --passphrase-file FILE reads the passphrase of a file instead of asking for it
NAMES  --organisation NAME --country XX [--root-name NAME] [--issuing-name NAME] [--tsa-name NAME] [--ocsp-name NAME]
       [--seal-name NAME] [--log-name NAME] [--policy-arc OID] [--cps-url URL]
       or --answers FILE, or variables such as CA_ORGANISATION (docs/operate/authority.md)`;

/** The command was not understood, or a file that it names cannot be used. */
export class CaUsageError extends Error {}

/** The dependencies of the command; the installation is opened only if needed, never for a ceremony on another machine. */
export interface CaPorts {
  /** Asks for the passphrase; twice for a new one. */
  readonly passphrase: (isNew: boolean) => Promise<string>;
  readonly out: (text: string) => void;
  readonly now: () => Date;
  readonly env: NodeJS.ProcessEnv;
  /** Asks for the names and a confirmation; null without a terminal. */
  readonly ask: Ask | null;
  /** Where the settings put the keys and the addresses of a new authority. */
  readonly plan: () => AuthorityPlan;
  /** The cost of deriving a new file's key, as a power of two; the default of a file unless given. */
  readonly costBits?: number;
  /** Opens the database and the key-encryption key; the identity is for an authority that does not exist yet. */
  readonly installation: (identity?: AuthorityIdentity | null) => Promise<CeremonyPorts>;
  /** Fetches the lists of an external root and of the CAs between from where they are published. */
  readonly fetchLists: (now: Date) => Promise<readonly FetchedList[]>;
  /** Opens the database, the key-encryption key and the one it replaces. */
  readonly rotation: () => Promise<Omit<RotationPorts, 'out'>>;
  /** Also opens the authority, which is created if there is none and an identity is given. */
  readonly signer: (identity?: AuthorityIdentity) => Promise<Signer>;
}

const OPTIONS = {
  out: { type: 'string' },
  root: { type: 'string' },
  after: { type: 'string' },
  request: { type: 'string' },
  list: { type: 'string' },
  generation: { type: 'string' },
  'pki-url': { type: 'string' },
  'passphrase-file': { type: 'string' },
  ...IDENTITY_OPTIONS,
  test: { type: 'boolean' },
  check: { type: 'boolean' },
  preview: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;
type Flag = 'check' | 'test' | 'preview' | 'yes';
type Values = { readonly [K in keyof typeof OPTIONS]?: K extends Flag ? boolean : string };

interface Asked {
  readonly words: readonly string[];
  readonly values: Values;
}

function readAsked(args: readonly string[]): Asked {
  try {
    const given = args.filter((argument) => argument !== '--');
    const { values, positionals } = parseArgs({ args: given, allowPositionals: true, options: OPTIONS });
    return { words: positionals, values: values as Values };
  } catch (error) {
    throw new CaUsageError(`${(error as Error).message}\n${CA_USAGE}`);
  }
}

/** `npm run ca` (docs/cycles/authority.md). @throws CaUsageError, AuthorityError, BackupError, BoxError, PkiError */
export async function runCa(args: readonly string[], ports: CaPorts): Promise<void> {
  const asked = readAsked(args);
  const [verb = '', second = ''] = asked.words;
  const file = asked.values['passphrase-file'];
  const passphrase = (isNew: boolean): Promise<string> =>
    file === undefined ? ports.passphrase(isNew) : Promise.resolve(readFileSync(file, 'utf8').replace(/\r?\n$/, ''));
  const from = { ...ports, passphrase };
  const run = VERBS[verb === 'ceremony' ? `ceremony ${second}` : verb] ?? unknownVerb;
  await run(from, asked);
}

type Run = (ports: CaPorts, asked: Asked) => Promise<void>;
const unknownVerb: Run = () => Promise.reject(new CaUsageError(CA_USAGE));

const VERBS: Readonly<Record<string, Run>> = {
  create,
  request: async (ports, { values }) => {
    const { installation, out } = ports;
    const file = wanted(values, 'out');
    const { request, generation } = await makeRequest(await installation(await named({ ...ports, ask: null }, values)));
    writeFileSync(file, request, { flag: 'wx' });
    out(`issuing CA ${generation}: request written to ${file}; its key stays here\n`);
  },
  install: async ({ installation, out }, { words: [, file = ''], values }) => {
    const chain = fromPem('CERTIFICATE', readFileSync(file, 'utf8'));
    const lists = dersOfLists(wanted(values, 'list'));
    const done = await installAnswer(await installation(), { chain, lists });
    out(done.map((one) => `made     ${one}\n`).join(''));
  },
  'install-list': async ({ installation, out }, { words: [, file = ''] }) => {
    const ports = await installation();
    for (const list of dersOfLists(file)) {
      const { number, entries } = await installExternalList(ports, list);
      out(`list     ${number}, revoked ${entries}\n`);
    }
  },
  'fetch-lists': async ({ fetchLists, out, now }) => {
    const fetched = await fetchLists(now());
    for (const { subject, outcome, problem, nextUpdate } of fetched)
      out(
        `${outcome.toLowerCase().padEnd(11)}${subject}, until ${nextUpdate?.toISOString() ?? 'none'}${problem === null ? '' : `\n           ${problem}`}\n`,
      );
    if (fetched.length === 0) out('no list comes from elsewhere\n');
    const failed = fetched.filter(({ outcome }) => outcome === 'FAILED' || outcome === 'NO_ADDRESS').length;
    if (failed > 0)
      throw new CaUsageError(`${failed} of ${fetched.length} lists were not fetched; the last good one stays`);
  },
  status: showStatus,
  rollover: async (ports, { words: [, which = ''] }) => {
    if (which !== 'issuing' && which !== 'root') throw new CaUsageError(CA_USAGE);
    await maintain(ports, { rollover: which === 'root' ? 'ROOT' : 'ISSUING', services: [] });
  },
  renew: async (ports, { words: [, which = ''] }) => {
    if (!SERVICE_NAMES.some((name) => name === which)) throw new CaUsageError(CA_USAGE);
    await maintain(ports, { rollover: null, services: [which as ServiceKeyName] });
  },
  backup: backUp,
  restore,
  'rotate-kek': async ({ rotation, out }, { values }) => {
    const ports = { ...(await rotation()), out };
    await (values.check === true ? checkKek(ports) : rotateKek(ports));
  },
  'ceremony root': ceremonyRoot,
  'ceremony detach': ceremonyDetach,
  'ceremony request': async (ports, { values }) => {
    const { installation, out } = ports;
    const request = await makeRequest(await installation(await named({ ...ports, ask: null }, values)));
    writeJson(wanted(values, 'out'), request);
    out(`issuing CA ${request.generation}: request written; its key is stored here, encrypted`);
  },
  'ceremony sign': async (ports, { values }) => {
    const request = readJson<RequestFile>(wanted(values, 'request'), 'issuing-request');
    const root = await readRoot(ports, wanted(values, 'root'));
    const answer = await signRequest(request, root, ports.now());
    writeJson(wanted(values, 'out'), answer);
    ports.out(`root     ${fingerprintOf(answer.root.certificate)}\nissuing  ${fingerprintOf(answer.issuing)}\n`);
  },
  'ceremony install': async ({ installation, out }, { words: [, , file = ''] }) => {
    const answer = readJson<AnswerFile>(file, 'issuing-answer');
    const done = await installAnswer(await installation(), answer);
    out(`issuing  ${fingerprintOf(answer.issuing)}\n${done.map((one) => `made     ${one}\n`).join('')}`);
  },
  'ceremony request-list': async ({ installation, out }, { values }) => {
    const request = await requestList(await installation(), generationOf(values));
    writeJson(wanted(values, 'out'), request);
    out(`root ${request.generation}: request written for a list of ${request.revoked.length} revoked\n`);
  },
  'ceremony sign-list': async (ports, { values }) => {
    const request = readJson<ListRequestFile>(wanted(values, 'request'), 'list-request');
    const answer = await signListRequest(request, await readRoot(ports, wanted(values, 'root')), ports.now());
    writeJson(wanted(values, 'out'), answer);
    ports.out(`list     ${answer.number}\n`);
  },
  'ceremony install-list': async ({ installation, out }, { words: [, , file = ''] }) => {
    const answer = readJson<ListAnswerFile>(file, 'list-answer');
    const { entries } = await installList(await installation(), answer);
    out(`list     ${answer.number}, revoked ${entries}\n`);
  },
};

const named = ({ env, ask, plan }: CaPorts, values: Values, evaluation = plan().evaluation) =>
  readIdentity(values, { env, ask, evaluation });

/** Makes the authority of a production installation, by the names that its operator chose. */
async function create(ports: CaPorts, { values }: Asked): Promise<void> {
  const plan = ports.plan();
  const identity = await named(ports, values, false);
  if (identity === null) throw new CaUsageError(`--organisation is missing\n${CA_USAGE}`);
  ports.out(previewOf(identity, { ...plan, evaluation: false }));
  if (values.preview === true) return;
  if (plan.evaluation)
    throw new CaUsageError('Nothing was made: an evaluation makes its own authority. Set MODE=production.');
  const { host } = await ports.installation(identity);
  if ((await host.loadAuthority(null)) !== null)
    throw new CaUsageError('This installation has an authority: npm run ca -- status');
  if (values.yes !== true) {
    if (ports.ask === null)
      throw new CaUsageError('Nothing was made. Repeat the command with --yes to make this authority.');
    const answer = await ports.ask(
      'These names can never be changed. Type the organisation to make this authority',
      '',
    );
    if (answer !== identity.organisation) throw new CaUsageError('Nothing was made.');
  }
  const signer = await ports.signer(identity);
  await showStatus({ ...ports, signer: () => Promise.resolve(signer) });
}

async function showStatus({ signer, out }: CaPorts): Promise<void> {
  for (const { role, generation, status, certificate } of await (await signer()).generations()) {
    const { subject, notAfter } = parseCertificate(certificate);
    const digest = createHash('sha256').update(certificate).digest('hex');
    const what = `${role} ${generation}`.padEnd(14);
    out(`${what} ${status.padEnd(8)} until ${notAfter.toISOString().slice(0, 10)}  ${digest}  ${subject.text}\n`);
  }
}

async function maintain(
  { signer, out, now }: CaPorts,
  order: { readonly rollover: 'ISSUING' | 'ROOT' | null; readonly services: readonly ServiceKeyName[] },
): Promise<void> {
  const { done, isCeremonyDue } = await (await signer()).maintain({ ...order, now: now() });
  if (isCeremonyDue) throw new CaUsageError('The key of the root is offline: npm run ca -- ceremony request');
  out(done.map(({ role, generation }) => `made     ${role} ${generation}\n`).join(''));
}

async function backUp(
  { installation, passphrase, out, now, costBits }: CaPorts,
  { words: [, file] }: Asked,
): Promise<void> {
  if (file === undefined) throw new CaUsageError(CA_USAGE);
  const ports = await installation();
  const unfinished = `${file}.part`;
  try {
    const box = lockBox(await passphrase(true), exportAuthority(ports, now()), costBits);
    await pipeline(box, createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }));
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  out(`backup   ${file}\n`);
}

async function restore({ installation, passphrase, out }: CaPorts, { words: [, file] }: Asked): Promise<void> {
  if (file === undefined) throw new CaUsageError(CA_USAGE);
  const word = await passphrase(false);
  const ports = await installation();
  const { keys, certificates, holders, dataKeys } = await importAuthority(ports, () =>
    unlockBox(word, createReadStream(file)),
  );
  out(
    `restored ${keys} keys of the authority, ${certificates} certificates, ${holders} long-term keys, ${dataKeys} data keys\n`,
  );
}

async function ceremonyRoot(ports: CaPorts, { values }: Asked): Promise<void> {
  const { after } = values;
  const previous = after === undefined ? null : await readRoot(ports, after);
  const evaluation = previous?.evaluation ?? values.test === true;
  const identity = previous?.identity ?? (await named(ports, values, evaluation));
  if (identity === null) throw new CaUsageError(`--organisation is missing\n${CA_USAGE}`);
  const pkiUrl = previous?.pkiUrl ?? wanted(values, 'pki-url').replace(/\/+$/, '');
  const made = await makeOfflineRoot(
    { ...identity, evaluation, pkiUrl },
    { now: ports.now(), previous: previous && rootOf(previous) },
  );
  const root = rootFileOf({ identity, evaluation, pkiUrl }, made);
  await writeRoot(ports, wanted(values, 'out'), root);
  ports.out(`root     ${fingerprintOf(root.certificate)}\n${root.certificate}`);
}

async function ceremonyDetach(ports: CaPorts, { values }: Asked): Promise<void> {
  const file = wanted(values, 'out');
  const { file: root, forget } = await detachRoot(await ports.installation());
  const word = await ports.passphrase(true);
  await writeRoot({ ...ports, passphrase: () => Promise.resolve(word) }, file, root);
  // The only copy is read back before the key is destroyed here.
  const back = await readRoot({ ...ports, passphrase: () => Promise.resolve(word) }, file);
  if (back.key !== root.key)
    throw new CaUsageError(`${file} does not match what was written when read back; nothing was destroyed`);
  await forget();
  ports.out(`root     ${fingerprintOf(root.certificate)}\nIts key is in ${file} only from now on.`);
}

async function writeRoot(
  { passphrase, costBits }: Pick<CaPorts, 'passphrase' | 'costBits'>,
  file: string,
  root: RootFile,
): Promise<void> {
  const box = lockBox(await passphrase(true), [Buffer.from(JSON.stringify(root), 'utf8')], costBits);
  await pipeline(box, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
}

async function readRoot({ passphrase }: Pick<CaPorts, 'passphrase'>, file: string): Promise<RootFile> {
  const parts: Buffer[] = [];
  for await (const part of unlockBox(await passphrase(false), createReadStream(file))) parts.push(part);
  return parsed<RootFile>(Buffer.concat(parts).toString('utf8'), 'offline-root', file);
}

/** Revocation lists in PEM, or one in DER. */
function dersOfLists(file: string): readonly Uint8Array[] {
  const bytes = readFileSync(file);
  const lists = fromPem('X509 CRL', bytes.toString('latin1'));
  return lists.length === 0 ? [bytes] : lists;
}

const fingerprintOf = (pem: string): string => {
  const [der] = fromPem('CERTIFICATE', pem);
  return `SHA-256 ${
    createHash('sha256')
      .update(der ?? new Uint8Array())
      .digest('hex')
      .match(/../g)
      ?.join(':') ?? ''
  }`;
};

function wanted(values: Values, name: Exclude<keyof Values, Flag>): string {
  const value = values[name];
  if (value === undefined || value === '') throw new CaUsageError(`--${name} is missing\n${CA_USAGE}`);
  return value;
}

function generationOf({ generation }: Values): number | null {
  if (generation === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(generation)) throw new CaUsageError(`--generation must be a number${CA_USAGE}`);
  return Number(generation);
}

type ExchangedFile = RequestFile | AnswerFile | ListRequestFile | ListAnswerFile;

const writeJson = (file: string, value: ExchangedFile): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { flag: 'wx' });

const readJson = <T extends ExchangedFile>(file: string, is: T['is']): T =>
  parsed<T>(readFileSync(file, 'utf8'), is, file);

function parsed<T extends { readonly is: string }>(text: string, is: T['is'], file: string): T {
  const value = JSON.parse(text) as T;
  if (value.is !== is) throw new CaUsageError(`${file} is not a file of kind ${is}`);
  return value;
}
