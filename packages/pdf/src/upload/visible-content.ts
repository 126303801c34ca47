import { damaged } from '../errors.ts';
import { isWhitespace, Lexer } from '../syntax/lexer.ts';
import { PdfName, type PdfValue } from '../syntax/objects.ts';

/** Operators that paint a path; a hidden one ends the path without painting, so that its clipping still applies. */
const PAINT_PATH = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
/** Operators that show something, and marked-content operators, which have no meaning without visible content. */
const LEFT_OUT = new Set(['Tj', 'TJ', 'Do', 'sh', 'BMC', 'BDC', 'EMC', 'MP', 'DP', 'INLINE_IMAGE']);
const MAX_OPERANDS = 4096;

type Operation = {
  readonly operator: string;
  readonly operands: readonly PdfValue[];
  /** The offsets where its operands begin and where it ends. */
  readonly from: number;
  readonly to: number;
};

/**
 * A content stream without the marked content of hidden optional content, identified by its name. The graphics state changes as
 * in a reader that hides the content (ISO 32000-2 §8.11.3.2); no hidden content is left in the octets. Throws DAMAGED.
 */
export function visibleContent(content: Buffer, hides: (name: string) => boolean, depthLimit: number): Buffer {
  const pieces: (Buffer | string)[] = [];
  const marks: boolean[] = [];
  let hidden = 0;
  for (const operation of operations(content, depthLimit)) {
    const { operator, from, to } = operation;
    const opens = operator === 'BDC' || operator === 'BMC';
    if (opens) {
      const name = operator === 'BDC' ? optionalContentName(operation.operands) : null;
      const isHidden = name !== null && hides(name);
      marks.push(isHidden);
      if (isHidden) hidden += 1;
    }
    if (hidden === 0) pieces.push(content.subarray(from, to), '\n');
    else pieces.push(hiddenReplacement(operation, content));
    if (operator === 'EMC' && marks.pop() === true) hidden -= 1;
  }
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)));
}

function optionalContentName([tag, properties]: readonly PdfValue[]): string | null {
  const isNamed = tag instanceof PdfName && tag.name === 'OC' && properties instanceof PdfName;
  return isNamed ? properties.name : null;
}

/** The replacement of a hidden operation. */
function hiddenReplacement({ operator, from, to }: Operation, content: Buffer): string {
  if (PAINT_PATH.has(operator)) return 'n\n';
  if (LEFT_OUT.has(operator)) return '';
  if (operator === "'" || operator === '"') return 'T*\n';
  return `${content.toString('latin1', from, to)}\n`;
}

export function* operations(content: Buffer, depthLimit: number): Generator<Operation> {
  const lexer = new Lexer(content, 0, depthLimit);
  let operands: PdfValue[] = [];
  let from = 0;
  for (;;) {
    lexer.skipWhitespace();
    if (lexer.position >= content.length) return;
    if (operands.length === 0) from = lexer.position;
    if (operands.length > MAX_OPERANDS) throw damaged('an operator has too many operands');
    if (beginsOperand(content, lexer)) {
      operands.push(lexer.value());
      continue;
    }
    const operator = lexer.token();
    // An unmatched closing delimiter: readers skip it.
    if (operator === '') lexer.position += 1;
    else if (operator === 'BI')
      yield { operator: 'INLINE_IMAGE', operands, from, to: (lexer.position = inlineImageEnd(content, lexer)) };
    else yield { operator, operands, from, to: lexer.position };
    operands = [];
  }
}

const OPERAND_STARTS = new Set([...'/(<[+-.0123456789'].map((character) => character.charCodeAt(0)));
const WORDS = ['true', 'false', 'null'];

function beginsOperand(content: Buffer, lexer: Lexer): boolean {
  if (OPERAND_STARTS.has(content[lexer.position]!)) return true;
  return WORDS.some((word) => {
    const after = content[lexer.position + word.length];
    return lexer.sees(word) && (after === undefined || isWhitespace(after));
  });
}

/** Where an inline image ends (ISO 32000-2 §8.9.7): `EI` as a separate token without binary data shortly after it. */
function inlineImageEnd(content: Buffer, lexer: Lexer): number {
  const data = content.indexOf('ID', lexer.position);
  if (data < 0) throw damaged('an inline image does not begin');
  for (let at = content.indexOf('EI', data + 3); at >= 0; at = content.indexOf('EI', at + 2)) {
    const [before, after] = [content[at - 1], content[at + 2]];
    const alone = isWhitespace(before) && (after === undefined || isWhitespace(after));
    if (
      alone &&
      content.subarray(at + 2, at + 12).every((octet) => octet < 128 && (octet >= 32 || isWhitespace(octet)))
    )
      return at + 2;
  }
  throw damaged('an inline image does not end');
}
