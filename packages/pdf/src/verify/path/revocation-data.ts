import type { BasicOcspResponse, Crl, OcspSingle } from '@countersign/asn1';
import { nameKey } from './names.ts';

/** An answer or a list, and since when it provably exists: a proof for the file also applies to its contents. */
export interface Proved<T> {
  readonly data: T;
  readonly since: Date;
}

/** An index of revocation data, so that the cost per certificate does not grow with their number. */
export interface RevocationData {
  /** Answers about a serial number, in hexadecimal. */
  answersOn(serialHex: string): readonly Proved<BasicOcspResponse>[];
  /** Lists by the key of their issuer's name. */
  listsOf(issuerKey: string): readonly Proved<Crl>[];
}

interface Held<T> {
  readonly data: T;
}

export class RevocationIndex<A extends Held<BasicOcspResponse>, L extends Held<Crl>> {
  readonly #answers = new Map<string, A[]>();
  readonly #lists = new Map<string, L[]>();

  constructor(answers: readonly A[], lists: readonly L[]) {
    for (const answer of answers)
      for (const serial of singlesBySerial(answer.data).keys()) put(this.#answers, serial, answer);
    for (const list of lists) put(this.#lists, nameKey(list.data.issuer), list);
  }

  answersOn(serialHex: string): readonly A[] {
    return this.#answers.get(serialHex) ?? [];
  }

  listsOf(issuerKey: string): readonly L[] {
    return this.#lists.get(issuerKey) ?? [];
  }
}

const known = new WeakMap<BasicOcspResponse, ReadonlyMap<string, readonly OcspSingle[]>>();

/** The single responses of an answer, by serial number. */
export function singlesBySerial(answer: BasicOcspResponse): ReadonlyMap<string, readonly OcspSingle[]> {
  const found = known.get(answer);
  if (found !== undefined) return found;
  const singles = new Map<string, OcspSingle[]>();
  for (const single of answer.responses) put(singles, single.certId.serialHex, single);
  known.set(answer, singles);
  return singles;
}

function put<T>(into: Map<string, T[]>, key: string, value: T): void {
  const held = into.get(key);
  if (held) held.push(value);
  else into.set(key, [value]);
}
