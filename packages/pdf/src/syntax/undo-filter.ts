import { damaged } from '../errors.ts';
import { inflate, type InflateBudget, unpredict } from './filters.ts';
import { ascii85, asciiHex, lzw, type OlderFilter, runLength } from './older-filters.ts';

const LZW: ReadonlySet<string> = new Set(['LZWDecode', 'LZW']);
/** Filters by the names used in streams and by the abbreviations meant for inline images. */
const FILTERS: ReadonlyMap<string, OlderFilter> = new Map<string, OlderFilter>([
  ['FlateDecode', inflate] as const,
  ['Fl', inflate] as const,
  ['ASCIIHexDecode', asciiHex] as const,
  ['AHx', asciiHex] as const,
  ['ASCII85Decode', ascii85] as const,
  ['A85', ascii85] as const,
  ['RunLengthDecode', runLength] as const,
  ['RL', runLength] as const,
]);

interface Undoing {
  /** A number from the filter's parameters; null if it is not given. */
  readonly parameter: (key: string) => number | null;
  /** Octets a stream may decode to. */
  readonly limit: number;
  readonly budget: InflateBudget;
}

/** Decodes one filter and its predictor (ISO 32000-2 §7.4). Throws DAMAGED, also for image filters, and TOO_COMPLEX. */
export function undoFilter(filter: string, data: Buffer, { parameter, limit, budget }: Undoing): Buffer {
  const isLzw = LZW.has(filter);
  const undo = isLzw ? lzw(parameter('EarlyChange') !== 0) : FILTERS.get(filter);
  if (undo === undefined) throw damaged('a stream has a filter that is not supported');
  const plain = undo(data, limit, budget);
  if (!isLzw && undo !== inflate) return plain;
  return unpredict(plain, {
    predictor: parameter('Predictor') ?? 1,
    colors: parameter('Colors') ?? 1,
    bitsPerComponent: parameter('BitsPerComponent') ?? 8,
    columns: parameter('Columns') ?? 1,
  });
}
