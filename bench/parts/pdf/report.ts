import { cpus } from 'node:os';
import { CELLS, type Library, PEERS } from './cells.ts';
import type { Measured } from './measure.ts';

/** The results for one file: our own engine, its variant that joins base and increment, and the peers in order. */
export type Row = { readonly own: Measured; readonly whole: Measured; readonly peers: readonly Measured[] };

export type Findings = {
  readonly rows: readonly Row[];
  /** At 100 KB, with a new key and certificate for each signature: B-B, and B-T with the OCSP answer. */
  readonly fresh: Measured;
  readonly freshWithTimestamp: Measured;
  readonly versions: ReadonlyMap<string, string>;
  readonly at: Date;
};

const round = (value: number): number => Number(value.toPrecision(3));
const perCoreSecond = ({ cpu }: Measured): number => Math.round(1000 / cpu);

/** Ratios use processor time, because wall-clock time includes other work on the machine. */
export function ratiosOf({ rows, fresh, freshWithTimestamp }: Findings): Record<string, number> {
  const ratios: Record<string, number> = {};
  for (const [index, { own }] of rows.entries()) ratios[`floor_${CELLS[index]!.name}`] = round(own.cpu / own.floorCpu);
  for (const [index, { whole, peers }] of rows.entries()) {
    const fastest = Math.min(...peers.filter(({ error }) => error === undefined).map(({ cpu }) => cpu));
    // The peers return the whole file in one buffer, so ours does the same here.
    if (Number.isFinite(fastest)) ratios[`peer_${CELLS[index]!.name}`] = round(fastest / whole.cpu);
  }
  ratios['per_core_s_100KB'] = perCoreSecond(rows[0]!.own);
  ratios['fresh_per_core_s_100KB'] = perCoreSecond(fresh);
  ratios['fresh_timestamped_per_core_s_100KB'] = perCoreSecond(freshWithTimestamp);
  return ratios;
}

const ms = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const cell = (one: Measured): string =>
  one.error === undefined ? `${ms(one.cpu)} (${ms(one.wall)})` : `no: ${one.error.split('\n')[0]!.slice(0, 60)}`;

const tableRow = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');

const nameOf = ({ name }: Library, versions: ReadonlyMap<string, string>): string =>
  `${name} ${versions.get(name.split(' ')[0]!) ?? ''}`.trim();

/** The report in Markdown. */
export function reportOf(findings: Findings): string {
  const { rows, fresh, freshWithTimestamp, versions, at } = findings;
  const perFile = (pick: (row: Row) => string): string[] => rows.map(pick);
  const head = ['', ...CELLS.map(({ name, pages }) => (name.endsWith('p') ? name : `${name}, ${pages} p`))];
  const peerRows = (pick: (one: Measured) => string): string[][] =>
    PEERS.map((peer, index) => [nameOf(peer, versions), ...perFile(({ peers }) => pick(peers[index]!))]);
  const mb = (one: Measured): string => (one.error === undefined ? one.peakMb.toFixed(1) : '–');
  const rate = (one: Measured): string => (one.error === undefined ? String(perCoreSecond(one)) : '–');
  const ratios = ratiosOf(findings);
  const ratioOf = (kind: string): string[] => CELLS.map(({ name }) => String(ratios[`${kind}_${name}`] ?? '–'));
  return `# What a signature costs

Written by \`npm run bench -- pdf\` on ${at.toISOString().slice(0, 10)}; Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? ''}.
Do not edit: run it again.

One PAdES B-B signature by ECDSA P-256 in a new invisible field, with the file in memory. The floor is one SHA-256 of the file
and one ECDSA signature, measured in the same loop as the value it is compared with. Each library runs in a separate process
after a warm-up; each value comes from the fastest tenth of its rounds, because other work on the machine can only add time.
**Processor time is decisive, wall-clock time is in brackets**, because other work on the machine changes the latter and hardly
the former. Everything is in milliseconds unless stated otherwise.

Our engine returns the octets to append, which is what the server stores; the line *joined* copies base and increment into one
buffer, as all other libraries do, and is the line they are compared with.

${table(head, [
  ['floor', ...perFile(({ own }) => `${ms(own.floorCpu)} (${ms(own.floorWall)})`)],
  ['**Countersign**', ...perFile(({ own }) => `**${cell(own)}**`)],
  ['Countersign, joined', ...perFile(({ whole }) => cell(whole))],
  ...peerRows(cell),
])}

${table(head, [
  ['our time / time of the floor', ...ratioOf('floor')],
  ['time of the fastest peer / our time, joined', ...ratioOf('peer')],
])}

## Signatures per core-second

${table(head, [
  ['Countersign', ...perFile(({ own }) => rate(own))],
  ['Countersign, joined', ...perFile(({ whole }) => rate(whole))],
  ...peerRows(rate),
])}

At 100 KB with a fresh key and a linted certificate for each signature: **${perCoreSecond(fresh)}** per core-second (B-B), and
**${perCoreSecond(freshWithTimestamp)}** with an embedded time-stamp and the certificate's OCSP answer (B-T, as in the signer process).

## Peak memory

Megabytes of the first signature in a fresh process, in addition to the file itself.

${table(head, [
  ['Countersign', ...perFile(({ own }) => mb(own))],
  ['Countersign, joined', ...perFile(({ whole }) => mb(whole))],
  ...peerRows(mb),
])}

## The others

${PEERS.map((peer) => `- ${nameOf(peer, versions)}: ${peer.does}.`).join('\n')}

“Our CMS” means that the library gets a signature made by our own code, so that only its work on the PDF is measured. The files
have classic cross-reference tables, one picture of noise on each page and one flat list of pages, which all of them can read.
The libraries are installed only for this comparison, from \`bench/peers\`.
`;
}
