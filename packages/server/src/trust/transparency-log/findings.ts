/** What is wrong with the audit, as `npm run audit -- verify` names it. */
export const FINDING_KINDS = [
  /** A row's facts are not those its hash covers, or its hash is not the one in the log. */
  'EDITED',
  /** The log names a row that is not there. */
  'DROPPED',
  /** A row stands at another place than the log says, or after another row than its hash says. */
  'REORDERED',
  /** A row is in no log although it is old enough, or came into the log long after the time it bears. */
  'INSERTED',
  /** A hash of the log itself was changed or is missing. */
  'TREE',
  /** A checkpoint is not genuine, or the tree is not the one it has signed. */
  'CHECKPOINT',
  /** The log is shorter than what was signed. */
  'TRUNCATED',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The row a finding is about, as the row itself says or, where it is gone, the log. */
export interface NamedRow {
  readonly number: number;
  readonly id: string;
  readonly envelopeId: string | null;
  readonly at: Date;
}

export interface Finding {
  readonly kind: FindingKind;
  /** Null where it is about the log and no row. */
  readonly row: NamedRow | null;
  /** In words. */
  readonly detail: string;
}

/** How many are kept; whoever rewrites a whole table is told by the first of them. */
const KEPT = 10_000;

/** Collects findings and counts those it does not keep. */
export class Findings {
  readonly kept: Finding[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(kind: FindingKind, row: NamedRow | null, detail: string): void {
    this.#count += 1;
    if (this.kept.length < KEPT) this.kept.push({ kind, row, detail });
  }
}

export const nameOf = ({ number, id, envelopeId, at }: NamedRow): NamedRow => ({ number, id, envelopeId, at });
