/** Reads one stream of a transformed table sequentially. */
class Stream {
  readonly #data: Buffer;
  #at = 0;
  constructor(data: Buffer) {
    this.#data = data;
  }
  u8(): number {
    return this.#data.readUInt8(this.#at++);
  }
  u16(): number {
    this.#at += 2;
    return this.#data.readUInt16BE(this.#at - 2);
  }
  i16(): number {
    this.#at += 2;
    return this.#data.readInt16BE(this.#at - 2);
  }
  take(length: number): Buffer {
    this.#at += length;
    return this.#data.subarray(this.#at - length, this.#at);
  }
  /** 255UInt16 (WOFF2 §4.3). */
  packed16(): number {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 255) return this.u8() + 253;
    return first === 254 ? this.u8() + 506 : first;
  }
}

interface Streams {
  readonly points: Stream;
  readonly flags: Stream;
  readonly glyph: Stream;
  readonly composite: Stream;
  readonly boxes: Stream;
  readonly instructions: Stream;
}

export interface Glyphs {
  readonly glyf: Buffer;
  readonly loca: Buffer;
  readonly isLong: boolean;
}

const COMPOSITE = -1;
const HEADER = 36;

/** The tables glyf and loca rebuilt from the transformed one (WOFF2 §5.1, §5.3). */
export function readGlyphs(table: Buffer): Glyphs {
  const count = table.readUInt16BE(4);
  const lengths = [8, 12, 16, 20, 24, 28, 32].map((at) => table.readUInt32BE(at));
  let at = HEADER;
  const [contours, points, flags, glyph, composite, box, instructions] = lengths.map((length) => {
    at += length;
    return table.subarray(at - length, at);
  }) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const bitmap = box.subarray(0, ((count + 31) >> 5) << 2);
  const streams: Streams = {
    points: new Stream(points),
    flags: new Stream(flags),
    glyph: new Stream(glyph),
    composite: new Stream(composite),
    boxes: new Stream(box.subarray(bitmap.length)),
    instructions: new Stream(instructions),
  };
  const numbers = new Stream(contours);
  const parts: Buffer[] = [];
  const loca = Buffer.alloc(4 * (count + 1));
  let offset = 0;
  for (let index = 0; index < count; index++) {
    loca.writeUInt32BE(offset, 4 * index);
    const contoursOfGlyph = numbers.i16();
    if (contoursOfGlyph === 0) continue;
    const hasBox = (bitmap[index >> 3]! & (0x80 >> (index & 7))) !== 0;
    const made =
      contoursOfGlyph === COMPOSITE ? compositeGlyph(streams) : simpleGlyph(streams, contoursOfGlyph, hasBox);
    const padded = Buffer.concat([made, Buffer.alloc(-made.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  }
  loca.writeUInt32BE(offset, 4 * count);
  return { glyf: Buffer.concat(parts), loca, isLong: true };
}

const MORE = 0x20;
const HAS_INSTRUCTIONS = 0x100;

/** Copies the components unchanged; a composite glyph always has an explicit bounding box. */
function compositeGlyph({ composite, glyph, boxes, instructions }: Streams): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, 0xff]), boxes.take(8)];
  let hasInstructions = false;
  for (let flags = MORE; (flags & MORE) !== 0;) {
    const first = composite.take(4);
    flags = first.readUInt16BE(0);
    const words = (flags & 0x1) !== 0 ? 4 : 2;
    const scale = (flags & 0x8) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
    parts.push(first, composite.take(words + scale));
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
  }
  if (hasInstructions) {
    const length = glyph.packed16();
    parts.push(word(length), instructions.take(length));
  }
  return Buffer.concat(parts);
}

const word = (value: number): Buffer => Buffer.from([(value >> 8) & 0xff, value & 0xff]);

function simpleGlyph(streams: Streams, contours: number, hasBox: boolean): Buffer {
  const ends: number[] = [];
  let total = 0;
  for (let i = 0; i < contours; i++) ends.push((total += streams.points.packed16()) - 1);
  const onCurve = new Uint8Array(total);
  const steps: (readonly [number, number])[] = [];
  let [x, y, left, bottom, right, top] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < total; i++) {
    const flag = streams.flags.u8();
    onCurve[i] = flag < 0x80 ? 1 : 0;
    const step = triplet(flag & 0x7f, streams.glyph);
    steps.push(step);
    x += step[0];
    y += step[1];
    [left, right, bottom, top] = [Math.min(left, x), Math.max(right, x), Math.min(bottom, y), Math.max(top, y)];
  }
  const length = streams.glyph.packed16();
  const hints = streams.instructions.take(length);
  const box = hasBox ? streams.boxes.take(8) : Buffer.concat([left, bottom, right, top].map(word));
  // Each step as a full 16-bit word: longer than necessary, but every reader accepts it.
  const words = (axis: 0 | 1): Buffer => {
    const octets = Buffer.alloc(2 * total);
    for (let i = 0; i < total; i++) octets.writeInt16BE(steps[i]![axis], 2 * i);
    return octets;
  };
  return Buffer.concat([
    word(contours),
    box,
    ...ends.map(word),
    word(length),
    hints,
    Buffer.from(onCurve),
    words(0),
    words(1),
  ]);
}

/** The offset of a point from the previous one (WOFF2 §5.2). */
function triplet(flag: number, glyph: Stream): readonly [number, number] {
  const signed = (sign: number, value: number): number => ((sign & 1) !== 0 ? value : -value);
  const one = glyph.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + one)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + one), 0];
  if (flag < 84) {
    const base = flag - 20;
    return [signed(flag, 1 + (base & 0x30) + (one >> 4)), signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (one & 0x0f))];
  }
  const two = glyph.u8();
  if (flag < 120) {
    const base = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + one),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + two),
    ];
  }
  const three = glyph.u8();
  if (flag < 124) return [signed(flag, (one << 4) + (two >> 4)), signed(flag >> 1, ((two & 0x0f) << 8) + three)];
  return [signed(flag, (one << 8) + two), signed(flag >> 1, (three << 8) + glyph.u8())];
}
