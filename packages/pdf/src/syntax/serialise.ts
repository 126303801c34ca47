import {
  isDict,
  PdfName,
  PdfReal,
  PdfRef,
  type PdfStream,
  PdfString,
  real,
  type PdfDict,
  type PdfValue,
} from './objects.ts';

/** Receives the pieces of a file in order and counts their octets. */
export class ByteSink {
  readonly #pieces: Uint8Array[] = [];
  #length: number;
  #text = '';

  /** `start` is the offset in the file of the first octet. */
  constructor(start = 0) {
    this.#length = start;
  }

  /** The offset in the file of the next octet. */
  get offset(): number {
    return this.#length;
  }

  /** Characters up to U+00FF, one octet each. */
  text(text: string): void {
    this.#text += text;
    this.#length += text.length;
  }

  bytes(bytes: Uint8Array): void {
    this.#flush();
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }

  /** All octets in a buffer of their own that can be transferred to another thread. */
  take(): Buffer {
    this.#flush();
    const whole = Buffer.alloc(this.#pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  #flush(): void {
    if (this.#text === '') return;
    this.#pieces.push(Buffer.from(this.#text, 'latin1'));
    this.#text = '';
  }
}

/** A name as it is written, with `#` escapes for characters that are not regular (ISO 32000-2 §7.3.5). */
export const spelledName = (name: string): string =>
  /[^!-~]|[#()<>[\]{}/%]/.test(name)
    ? `/${name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (c) => `#${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
    : `/${name}`;

/** Writes one value. Strings are always hexadecimal, so that no content can terminate them. */
export function writeValue(sink: ByteSink, value: PdfValue): void {
  if (value === null) sink.text('null');
  else if (typeof value === 'boolean') sink.text(String(value));
  else if (typeof value === 'number') writeNumber(sink, value);
  else if (value instanceof PdfReal) sink.text(value.lexeme);
  else if (value instanceof PdfName) sink.text(spelledName(value.name));
  else if (value instanceof PdfRef) sink.text(`${value.num} ${value.gen} R`);
  else if (value instanceof PdfString) sink.text(`<${Buffer.from(value.bytes).toString('hex')}>`);
  else if (Array.isArray(value)) writeArray(sink, value);
  else if (isDict(value)) writeDict(sink, value);
  else writeStream(sink, value);
}

function writeNumber(sink: ByteSink, value: number): void {
  const spelled = real(value);
  sink.text(spelled instanceof PdfReal ? spelled.lexeme : spelled.toFixed(0));
}

function writeArray(sink: ByteSink, values: readonly PdfValue[]): void {
  sink.text('[');
  for (const [index, value] of values.entries()) {
    if (index > 0) sink.text(' ');
    writeValue(sink, value);
  }
  sink.text(']');
}

export function writeDict(sink: ByteSink, dict: PdfDict): void {
  sink.text('<<');
  for (const [key, value] of dict) {
    sink.text(`${spelledName(key)} `);
    writeValue(sink, value);
    sink.text('\n');
  }
  sink.text('>>');
}

function writeStream(sink: ByteSink, stream: PdfStream): void {
  writeDict(sink, new Map(stream.dict).set('Length', stream.raw.length));
  sink.text('\nstream\n');
  sink.bytes(stream.raw);
  sink.text('\nendstream');
}
