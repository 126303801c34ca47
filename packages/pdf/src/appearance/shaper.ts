import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from './open-font.ts';

/** The exports of harfbuzz's shaping build that are used here; pointers are numbers. */
interface ShapingHarfbuzz {
  readonly memory: WebAssembly.Memory;
  __wasm_call_ctors?(): void;
  malloc(size: number): number;
  free(data: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_font_create(face: number): number;
  hb_font_destroy(font: number): void;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, from: number, count: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
}

/** A glyph in its place, in the order of drawing; measures in units of the font. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** The index in the text of the first character that it stands for. */
  readonly cluster: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

const MEMORY_MODE_WRITABLE = 2;
const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
const PAGE = 65_536;
/** Octets of hb_glyph_info_t and of hb_glyph_position_t. */
const RECORD = 20;
/** The number of fonts to keep open, up to half a megabyte each. */
const KEPT = 16;

let loaded: ShapingHarfbuzz | null = null;

function harfbuzz(): ShapingHarfbuzz {
  if (loaded !== null) return loaded;
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm'));
  const none = (): number => 0;
  const imports = {
    env: {
      _abort_js: none,
      _emscripten_runtime_keepalive_clear: none,
      _setitimer_js: none,
      emscripten_resize_heap(wanted: number): number {
        const { memory } = loaded!;
        memory.grow(Math.max(0, Math.ceil((wanted - memory.buffer.byteLength) / PAGE)));
        return 1;
      },
    },
    wasi_snapshot_preview1: { proc_exit: none },
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm as BufferSource), imports);
  loaded = exports as unknown as ShapingHarfbuzz;
  loaded.__wasm_call_ctors?.();
  return loaded;
}

interface Opened {
  readonly font: number;
  close(): void;
}
const opened = new Map<Font, Opened>();

function open(font: Font): Opened {
  const hb = harfbuzz();
  const data = hb.malloc(font.bytes.length);
  new Uint8Array(hb.memory.buffer).set(font.bytes, data);
  const blob = hb.hb_blob_create(data, font.bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const made = hb.hb_font_create(face);
  return {
    font: made,
    close: () => {
      hb.hb_font_destroy(made);
      hb.hb_face_destroy(face);
      hb.free(data);
    },
  };
}

function openedFont(font: Font): number {
  const found = opened.get(font) ?? open(font);
  // The least recently used font is closed first.
  opened.delete(font);
  opened.set(font, found);
  for (const [oldest, held] of opened) {
    if (opened.size <= KEPT) break;
    opened.delete(oldest);
    held.close();
  }
  return found.font;
}

/**
 * The glyphs of a text of one script and direction, from left to right; the script is that of its first letter. A letter has the
 * same cluster as its marks.
 */
export function shape(font: Font, text: string, isRightToLeft: boolean): ShapedGlyph[] {
  const hb = harfbuzz();
  const face = openedFont(font);
  const octets = Buffer.from(text, 'utf16le');
  const at = hb.malloc(octets.length);
  new Uint8Array(hb.memory.buffer).set(octets, at);
  const buffer = hb.hb_buffer_create();
  hb.hb_buffer_add_utf16(buffer, at, text.length, 0, text.length);
  hb.hb_buffer_set_direction(buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  hb.hb_buffer_guess_segment_properties(buffer);
  hb.hb_shape(face, buffer, 0, 0);
  const count = hb.hb_buffer_get_length(buffer);
  const infos = hb.hb_buffer_get_glyph_infos(buffer, 0);
  const positions = hb.hb_buffer_get_glyph_positions(buffer, 0);
  const view = new DataView(hb.memory.buffer);
  const glyphs = Array.from({ length: count }, (_, i): ShapedGlyph => {
    const [info, position] = [infos + i * RECORD, positions + i * RECORD];
    return {
      glyph: view.getUint32(info, true),
      cluster: view.getUint32(info + 8, true),
      advance: view.getInt32(position, true),
      dx: view.getInt32(position + 8, true),
      dy: view.getInt32(position + 12, true),
    };
  });
  hb.hb_buffer_destroy(buffer);
  hb.free(at);
  return glyphs;
}
