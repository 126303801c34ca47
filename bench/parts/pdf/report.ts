import { cpus } from 'node:os';
import { CELLS, type Library, PEERS } from './cells.ts';
import type { Measured } from './measure.ts';

/** What was found for one file: our own engine, its variant that joins base and increment, and the peers in their order. */
export type Row = { readonly own: Measured; readonly whole: Measured; readonly peers: readonly Measured[] };

export type Findings = {
  readonly rows: readonly Row[];
  /** At 100 KB, with a key and a certificate made for each signature: B-B, and B-T with the OCSP answer. */
  readonly fresh: Measured;
  readonly freshWithTimestamp: Measured;
  readonly versions: ReadonlyMap<string, string>;
  readonly at: Date;
};

const round = (value: number): number => Number(value.toPrecision(3));
const perCoreSecond = ({ cpu }: Measured): number => Math.round(1000 / cpu);

/** Processor time decides: on a machine with other work the clock measures that work. */
export function ratiosOf({ rows, fresh, freshWithTimestamp }: Findings): Record<string, number> {
  const ratios: Record<string, number> = {};
  for (const [index, { own }] of rows.entries()) ratios[`floor_${CELLS[index]!.name}`] = round(own.cpu / own.floorCpu);
  for (const [index, { whole, peers }] of rows.entries()) {
    const fastest = Math.min(...peers.filter(({ error }) => error === undefined).map(({ cpu }) => cpu));
    // The peers give the whole file in one buffer, and so does ours here.
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

One PAdES B-B signature by ECDSA P-256 in a new unseen field, the file being in memory. The floor is one SHA-256 of the file and
one ECDSA signature, taken in the same loop as what it is compared with. Each library runs in a process of its own, warmed up;
each value is that of the quickest tenth of its rounds, since other work on the machine only ever adds to it. **Processor time decides, the clock stands in brackets**: a machine that has other work
to do changes the second and hardly the first. Everything is in milliseconds unless it says otherwise.

Our engine gives the octets to append, which is what the server stores; the line *joined* copies base and increment into one
buffer, as all other libraries do, and is what they are compared with.

${table(head, [
  ['floor', ...perFile(({ own }) => `${ms(own.floorCpu)} (${ms(own.floorWall)})`)],
  ['**Countersign**', ...perFile(({ own }) => `**${cell(own)}**`)],
  ['Countersign, joined', ...perFile(({ whole }) => cell(whole))],
  ...peerRows(cell),
])}

${table(head, [
  ['our time over the floor’s', ...ratioOf('floor')],
  ['the fastest peer’s time over ours, joined', ...ratioOf('peer')],
])}

## Signatures per core-second

${table(head, [
  ['Countersign', ...perFile(({ own }) => rate(own))],
  ['Countersign, joined', ...perFile(({ whole }) => rate(whole))],
  ...peerRows(rate),
])}

At 100 KB with a fresh key and a linted certificate for each signature: **${perCoreSecond(fresh)}** per core-second (B-B), and
**${perCoreSecond(freshWithTimestamp)}** with the time-stamp in it and the certificate's OCSP answer made besides (B-T, what the signer process does).

## Peak memory

Megabytes of the first signature in a fresh process, beside the file itself.

${table(head, [
  ['Countersign', ...perFile(({ own }) => mb(own))],
  ['Countersign, joined', ...perFile(({ whole }) => mb(whole))],
  ...peerRows(mb),
])}

## The others

${PEERS.map((peer) => `- ${nameOf(peer, versions)}: ${peer.does}.`).join('\n')}

“Our CMS” means that the library is given the signature our own code makes, so that it is measured for what it does with the PDF.
The files have classic cross-reference tables, one picture of noise on each page and one flat list of pages, which all of them can
read. The libraries are installed for this comparison alone, from \`bench/peers\`.
`;
}
