import { PdfError, tooComplex } from '../../errors.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { PdfRef, PdfStream, type PdfValue, isDict } from '../../syntax/objects.ts';

/** The trailer, as a node of the graph. */
export const TRAILER = -1;

/** A reference from one object to another; `path` contains the dictionary keys that lead to it, such as `Resources/Font/F1`. */
interface Edge {
  readonly path: string;
  readonly to: number;
}

export interface Referrer {
  readonly from: number;
  readonly path: string;
}

/** Whether a key path is `key` or continues below it. */
export const isUnder = (path: string, key: string): boolean => path === key || path.startsWith(`${key}/`);

const MOST_EDGES = 8_000_000;

/**
 * The references between objects of one revision that are reachable from its trailer. Read once and then updated per revision,
 * so that a long file is not parsed again for each of them.
 */
export class ObjectGraph {
  readonly #edges = new Map<number, readonly Edge[]>();
  readonly #missing = new Set<number>();
  #document: PdfDocument;
  #count = 0;
  #reached: Set<number> | null = null;

  constructor(document: PdfDocument) {
    this.#document = document;
    this.#reach();
  }

  /** Updates the graph to a later revision, in which the `changed` objects may have other values. */
  advance(document: PdfDocument, changed: Iterable<number>): void {
    this.#document = document;
    for (const num of [TRAILER, ...changed]) {
      this.#count -= this.#edges.get(num)?.length ?? 0;
      this.#edges.delete(num);
      this.#missing.delete(num);
    }
    this.#reached = null;
  }

  /** All objects reachable from the trailer. */
  reached(): ReadonlySet<number> {
    return this.#reach();
  }

  /** Whether an object is reachable from the trailer. */
  reaches(num: number): boolean {
    return this.#reach().has(num);
  }

  /** Whether something refers to a missing or unreadable object. */
  isMissing(num: number): boolean {
    return this.reaches(num) && this.#missing.has(num);
  }

  /** Everything reachable from an object, including the object. */
  below(starts: Iterable<number>): Set<number> {
    const found = new Set<number>();
    const queue = [...starts];
    for (let num = queue.pop(); num !== undefined; num = queue.pop()) {
      if (found.has(num)) continue;
      found.add(num);
      for (const { to } of this.#edgesOf(num)) queue.push(to);
      this.#document.spend(1 + this.#edgesOf(num).length);
    }
    return found;
  }

  /**
   * All objects reachable from the trailer without the references selected by `skips`: the missing objects are used only
   * through those.
   */
  reachedWithout(skips: (from: number, path: string) => boolean): Set<number> {
    const found = new Set<number>();
    const queue = [TRAILER];
    for (let num = queue.pop(); num !== undefined; num = queue.pop()) {
      if (found.has(num)) continue;
      found.add(num);
      this.#document.spend(1 + this.#edgesOf(num).length);
      for (const { path, to } of this.#edgesOf(num)) if (!skips(num, path)) queue.push(to);
    }
    return found;
  }

  /** The references to each of the given objects from reachable objects. */
  referrers(targets: ReadonlySet<number>): Map<number, Referrer[]> {
    const result = new Map<number, Referrer[]>([...targets].map((num) => [num, []]));
    for (const from of this.#reach()) {
      this.#document.spend(1 + this.#edgesOf(from).length);
      for (const { path, to } of this.#edgesOf(from)) result.get(to)?.push({ from, path });
    }
    return result;
  }

  /** The targets of the references under a key path of an object. */
  targets(from: number, path: string): number[] {
    return this.#edgesOf(from).flatMap((edge) => (isUnder(edge.path, path) ? [edge.to] : []));
  }

  #reach(): Set<number> {
    this.#reached ??= this.below([TRAILER]);
    return this.#reached;
  }

  #edgesOf(num: number): readonly Edge[] {
    const known = this.#edges.get(num);
    if (known !== undefined) return known;
    const edges = collectEdges(this.#valueOf(num));
    this.#count += edges.length;
    if (this.#count > MOST_EDGES) throw tooComplex('the file has too many references');
    this.#edges.set(num, edges);
    return edges;
  }

  #valueOf(num: number): PdfValue {
    const { trailer, rootRef } = this.#document;
    if (num === TRAILER) {
      const info = trailer.get('Info');
      return new Map<string, PdfValue>([['Root', rootRef], ...(info === undefined ? [] : [['Info', info] as const])]);
    }
    const entry = this.#document.lookup(num);
    const value = entry === null || entry.type === 'free' ? undefined : readable(this.#document, num);
    if (value === undefined) this.#missing.add(num);
    return value ?? null;
  }
}

/** The value of an object; undefined if it cannot be read. */
export function readable(document: PdfDocument, num: number): PdfValue | undefined {
  try {
    return document.get(new PdfRef(num));
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

/** Numbers of the objects to which a value refers directly. */
export const referencesIn = (value: PdfValue | undefined): number[] => collectEdges(value ?? null).map(({ to }) => to);

function collectEdges(value: PdfValue): Edge[] {
  const edges: Edge[] = [];
  const visit = (inner: PdfValue, path: string): void => {
    if (inner instanceof PdfRef) edges.push({ path, to: inner.num });
    else if (Array.isArray(inner)) for (const item of inner) visit(item, path);
    else if (inner instanceof PdfStream) visit(inner.dict, path);
    else if (isDict(inner)) for (const [key, item] of inner) visit(item, path === '' ? key : `${path}/${key}`);
  };
  visit(value, '');
  return edges;
}
