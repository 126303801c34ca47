import { damaged } from '../errors.ts';

/** The exports of harfbuzz's subsetting build that are used here; pointers are numbers. */
export type Harfbuzz = {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  malloc(size: number): number;
  free(data: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

const MEMORY_MODE_WRITABLE = 2;
const FLAGS_NO_HINTING = 0x1;
const FLAGS_RETAIN_GIDS = 0x2;
const FLAGS_NO_LAYOUT_CLOSURE = 0x200;
const SETS_DROP_TABLE_TAG = 3;

/** Tables that are unnecessary in a font embedded for Identity-H. */
const DROPPED = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG', 'name', 'DSIG', 'STAT'];

const tag = (text: string): number => Buffer.from(text, 'latin1').readUInt32BE(0);

/** A harfbuzz instance with its own memory; any number of fonts can be opened in it. */
export function loadHarfbuzz(wasm: Uint8Array): Harfbuzz {
  const harfbuzz = new WebAssembly.Instance(new WebAssembly.Module(wasm as BufferSource))
    .exports as unknown as Harfbuzz;
  harfbuzz._initialize?.();
  return harfbuzz;
}

/** A font in harfbuzz's memory from which subsets are made: opening it costs far more than subsetting. */
export class SubsettableFace {
  readonly #harfbuzz: Harfbuzz;
  readonly #data: number;
  readonly #face: number;

  constructor(harfbuzz: Harfbuzz, font: Uint8Array) {
    this.#harfbuzz = harfbuzz;
    const { malloc, memory, hb_blob_create, hb_blob_destroy, hb_face_create } = harfbuzz;
    this.#data = malloc(font.length);
    new Uint8Array(memory.buffer).set(font, this.#data);
    const blob = hb_blob_create(this.#data, font.length, MEMORY_MODE_WRITABLE, 0, 0);
    this.#face = hb_face_create(blob, 0);
    hb_blob_destroy(blob);
  }

  /** Frees its memory; the font cannot be subset after this. */
  close(): void {
    this.#harfbuzz.hb_face_destroy(this.#face);
    this.#harfbuzz.free(this.#data);
  }

  /** A font file with only the glyphs of these code points and .notdef. */
  subset(codePoints: Iterable<number>): Buffer {
    return this.#made((input) => {
      const wanted = this.#harfbuzz.hb_subset_input_unicode_set(input);
      for (const codePoint of codePoints) this.#harfbuzz.hb_set_add(wanted, codePoint);
      this.#reduce(input, 0);
    });
  }

  /** A font file with only these glyphs and .notdef, which keep their numbers. */
  subsetGlyphs(glyphs: Iterable<number>): Buffer {
    return this.#made((input) => {
      const wanted = this.#harfbuzz.hb_subset_input_glyph_set(input);
      for (const glyph of glyphs) this.#harfbuzz.hb_set_add(wanted, glyph);
      this.#reduce(input, FLAGS_RETAIN_GIDS);
    });
  }

  /** The whole font at one weight, without its variations. */
  atWeight(weight: number): Buffer {
    return this.#made((input) => {
      this.#harfbuzz.hb_subset_input_keep_everything(input);
      this.#harfbuzz.hb_subset_input_pin_all_axes_to_default(input, this.#face);
      this.#harfbuzz.hb_subset_input_pin_axis_location(input, this.#face, tag('wght'), weight);
    });
  }

  #reduce(input: number, flags: number): void {
    const harfbuzz = this.#harfbuzz;
    harfbuzz.hb_subset_input_set_flags(input, FLAGS_NO_HINTING | FLAGS_NO_LAYOUT_CLOSURE | flags);
    const dropped = harfbuzz.hb_subset_input_set(input, SETS_DROP_TABLE_TAG);
    for (const each of DROPPED) harfbuzz.hb_set_add(dropped, tag(each));
  }

  #made(describe: (input: number) => void): Buffer {
    const harfbuzz = this.#harfbuzz;
    const input = harfbuzz.hb_subset_input_create_or_fail();
    describe(input);
    const face = harfbuzz.hb_subset_or_fail(this.#face, input);
    harfbuzz.hb_subset_input_destroy(input);
    if (face === 0) throw damaged('the font could not be subset');
    const blob = harfbuzz.hb_face_reference_blob(face);
    const at = harfbuzz.hb_blob_get_data(blob, 0);
    const length = harfbuzz.hb_blob_get_length(blob);
    const copy = Buffer.from(harfbuzz.memory.buffer.slice(at, at + length));
    harfbuzz.hb_blob_destroy(blob);
    harfbuzz.hb_face_destroy(face);
    return copy;
  }
}
