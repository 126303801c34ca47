import { and, asc, eq, getViewSelectedFields, gte, lt } from 'drizzle-orm';
import { auditDigest } from '../audit-trail/index.ts';
import { type Database, type Tx, logLeaf, logNode } from '../../platform/index.ts';
import { type Findings, type NamedRow, nameOf } from './findings.ts';
import { EMPTY_ROOT, MerkleFrontier, leafHash } from './merkle.ts';
import type { AuditRow, LeafRow, NodeRow } from './store.ts';
import { TILE_HEIGHT, widthOf } from './tree.ts';
import { LATE_MS } from './verify-chains.ts';
import type { ExpectedRoot } from './verify-checkpoints.ts';
import { audit } from '../audit-trail/views.ts';

const PAGE = 1000;
/** A leaf may claim any place: only this many missing leaves before it are filled in. */
const GAP_MAX = 100_000;

interface Entry {
  readonly leaf: LeafRow;
  readonly row: AuditRow | null;
}

/**
 * Hashes the whole log again, leaf after leaf: compares each row with its leaf, each stored hash with the tree, and the tree
 * with each root of `expected`, which are ordered by size. Returns the size of the log.
 */
export async function verifyTree(
  db: Pick<Database, 'withTx'>,
  expected: readonly ExpectedRoot[],
  findings: Findings,
): Promise<number> {
  const walk = new Walk(expected, findings);
  walk.meet();
  for (let from = 0; ;) {
    const page = await db.withTx((tx) => readPage(tx, from));
    for (const entry of page) walk.take(entry);
    const nodes = walk.completed();
    for (const [node, stored] of await db.withTx((tx) => pairNodes(tx, nodes)))
      if (stored === null || Buffer.compare(stored, node.hash) !== 0) tellNode(node, stored, findings);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    from = last.leaf.index + 1;
  }
  walk.end();
  const kept = await db.withTx((tx) => tx.$count(logNode));
  if (kept > nodesOf(walk.size))
    findings.add('TREE', null, `the log keeps ${kept - nodesOf(walk.size)} hashes too many`);
  return walk.size;
}

const readPage = (tx: Tx, from: number): Promise<Entry[]> =>
  tx
    .select({ leaf: logLeaf, row: getViewSelectedFields(audit) })
    .from(logLeaf)
    .leftJoin(audit, eq(audit.id, logLeaf.auditId))
    .where(gte(logLeaf.index, from))
    .orderBy(asc(logLeaf.index))
    .limit(PAGE);

/** The number of hashes above the leaves that a log of this size stores. */
function nodesOf(size: number): number {
  let count = 0;
  for (let level = 1; widthOf(level, size) > 0; level += 1) count += widthOf(level, size);
  return count;
}

async function pairNodes(tx: Tx, nodes: readonly NodeRow[]): Promise<[NodeRow, Uint8Array | null][]> {
  const pairs: [NodeRow, Uint8Array | null][] = [];
  for (const node of nodes) {
    const range = and(eq(logNode.level, node.level), gte(logNode.index, node.index), lt(logNode.index, node.index + 1));
    const [stored] = await tx.select({ hash: logNode.hash }).from(logNode).where(range);
    pairs.push([node, stored?.hash ?? null]);
  }
  return pairs;
}

function tellNode({ level, index }: NodeRow, stored: Uint8Array | null, findings: Findings): void {
  const width = 2 ** (TILE_HEIGHT * level);
  const where = `of the rows ${index * width} to ${(index + 1) * width - 1} of the log`;
  findings.add('TREE', null, stored === null ? `the hash ${where} is missing` : `the hash ${where} is not theirs`);
}

/** The state of the pass over the leaves. */
class Walk {
  readonly #expected: readonly ExpectedRoot[];
  readonly #findings: Findings;
  readonly #frontier = new MerkleFrontier();
  #nodes: NodeRow[] = [];
  /** The next required root of the tree. */
  #next = 0;
  /** The last required root that matched. */
  #fitting: ExpectedRoot | null = null;
  #misfits = 0;
  #lastAt: Date | null = null;

  constructor(expected: readonly ExpectedRoot[], findings: Findings) {
    this.#expected = expected;
    this.#findings = findings;
  }

  get size(): number {
    return this.#frontier.size;
  }

  take({ leaf, row }: Entry): void {
    this.#fill(leaf.index);
    const name: NamedRow = { number: leaf.auditNumber, id: leaf.auditId, envelopeId: leaf.envelopeId, at: leaf.at };
    if (row === null) this.#findings.add('DROPPED', name, `the row ${leaf.index} of the log no longer exists`);
    else this.#judgeRow(leaf, row);
    this.#append(leafHash(leaf.rowHash));
  }

  /** Puts the leaf at the place that it claims. */
  #fill(index: number): void {
    const lacking = index - this.size;
    if (lacking <= 0) return;
    this.#findings.add('TREE', null, `the log lacks ${lacking} of its rows from ${this.size} on`);
    for (let filled = 0; filled < Math.min(lacking, GAP_MAX); filled += 1) this.#append(EMPTY_ROOT);
  }

  #judgeRow(leaf: LeafRow, row: AuditRow): void {
    const name = nameOf(row);
    const add = this.#findings.add.bind(this.#findings);
    const digest = auditDigest(row);
    if (digest.toString('hex') !== row.hash) add('EDITED', name, 'its hash does not match its facts');
    else if (Buffer.compare(digest, leaf.rowHash) !== 0) add('EDITED', name, 'its hash is not the one in the log');
    if (row.number !== leaf.auditNumber) add('REORDERED', name, `its number was ${leaf.auditNumber}`);
    if (this.#lastAt !== null && row.at.getTime() < this.#lastAt.getTime() - LATE_MS)
      add('INSERTED', name, `it came into the log after the checkpoint of ${this.#lastAt.toISOString()}`);
  }

  #append(hash: Uint8Array): void {
    this.#frontier.append(hash, ({ height, index }, node) => {
      if (height % TILE_HEIGHT === 0) this.#nodes.push({ level: height / TILE_HEIGHT, index, hash: node });
    });
    this.meet();
  }

  /** Compares the tree with every required root of its size. */
  meet(): void {
    for (; ; this.#next += 1) {
      const wanted = this.#expected[this.#next];
      if (wanted === undefined || wanted.size !== this.size) return;
      if (Buffer.compare(wanted.root, this.#frontier.root()) === 0) this.#fitting = wanted;
      else this.#misfit(wanted);
      if (wanted.at !== null) this.#lastAt = wanted.at;
    }
  }

  /** The changed row is before the first mismatch; every later root differs too. */
  #misfit(wanted: ExpectedRoot): void {
    this.#misfits += 1;
    if (this.#misfits > 1) return;
    const from = this.#fitting?.size ?? 0;
    const among = wanted.size === 0 ? '' : `; the change is among the rows ${from} to ${wanted.size - 1} of the log`;
    this.#findings.add('CHECKPOINT', null, `the tree is not that of ${wanted.by}${among}`);
  }

  /** Returns the stored hashes required since the last call. */
  completed(): NodeRow[] {
    const nodes = this.#nodes;
    this.#nodes = [];
    return nodes;
  }

  end(): void {
    if (this.#misfits > 1) this.#findings.add('CHECKPOINT', null, `nor does it match ${this.#misfits - 1} later ones`);
    for (const wanted of this.#expected.slice(this.#next))
      this.#findings.add('TRUNCATED', null, `the log ends at ${this.size} rows; ${wanted.by} has signed more`);
  }
}
