/** The problems of the audit, as `npm run audit -- verify` names them. */
const FINDING_KINDS = [
  /** A row's facts do not match its hash, or its hash is not the one in the log. */
  'EDITED',
  /** The log names a row that does not exist. */
  'DROPPED',
  /** A row is at another place than the log records, or after another row than its hash records. */
  'REORDERED',
  /** A row is not in the log although it is old enough, or came into the log long after its own time. */
  'INSERTED',
  /** A hash of the log itself was changed or is missing. */
  'TREE',
  /** A checkpoint is not genuine, or the tree is not the one it signed. */
  'CHECKPOINT',
  /** The log is shorter than a signed state. */
  'TRUNCATED',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The affected row, from the row itself or, if it is gone, from the log. */
export interface NamedRow {
  readonly number: number;
  readonly id: string;
  readonly envelopeId: string | null;
  readonly at: Date;
}

export interface Finding {
  readonly kind: FindingKind;
  /** Null if the finding concerns the log and no single row. */
  readonly row: NamedRow | null;
  /** A readable description. */
  readonly detail: string;
}

/** The maximum number of stored findings; for a rewritten table the first ones are enough. */
const KEPT = 10_000;

/** Collects findings and counts those beyond the limit. */
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
