import type { Matrix } from '../geometry.ts';
import { type PdfDict, type PdfStream, name, real } from '../syntax/objects.ts';
import { deflated } from './embed-font.ts';
import type { EmbeddedFont } from './embed-font.ts';
import { operand } from './operand.ts';
import type { TextLayout } from './text-layout.ts';

/** An appearance (ISO 32000-2 §8.10, §12.5.5) of a size in points, turned by `matrix` on rotated pages. */
export function formXObject(
  size: { readonly width: number; readonly height: number },
  matrix: Matrix,
  resources: PdfDict,
  content: string,
): PdfStream {
  return deflated(Buffer.from(content, 'latin1'), {
    Type: name('XObject'),
    Subtype: name('Form'),
    FormType: 1,
    BBox: [0, 0, real(size.width), real(size.height)],
    Matrix: matrix.map(real),
    Resources: resources,
  });
}

/** Operators that show laid-out text in black with the font resources /F, /F1 …. */
export function showText(font: EmbeddedFont, { fontSize, lines }: TextLayout): string {
  const shown = lines
    .filter(({ text }) => text !== '')
    .map((line) => `1 0 0 1 ${operand(line.x)} ${operand(line.y)} Tm ${font.show(line, 'F', fontSize)}`);
  if (shown.length === 0) return '';
  return `BT /F ${operand(fontSize)} Tf 0 g\n${shown.join('\n')}\nET`;
}
