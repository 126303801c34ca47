import { IMAGE_LONGEST_SIDE_PX, SEAL_INK } from '@countersign/domain';
import { type InkPicture, canvasOf } from './ink-picture.ts';
import { type ChopCell, type ChopShape, chopCells, chopScale } from './name-chop.ts';

/** Red characters on paper, or white ones cut into a red face. */
export const CHOP_CUTS = ['red', 'white'] as const;
export type ChopCut = (typeof CHOP_CUTS)[number];

export interface Chop {
  readonly characters: readonly string[];
  readonly shape: ChopShape;
  readonly cut: ChopCut;
  /** Name of a font face that is already loaded. */
  readonly font: string;
}

const SIDE = IMAGE_LONGEST_SIDE_PX;
const BORDER = 0.034;
const MARGIN = 0.012;
const CORNER = 0.06;
const PROBE_PX = 200;

/** A name seal with a transparent ground, at the stored size (Spec §9); null without characters. */
export function pictureOfChop({ characters, shape, cut, font }: Chop): InkPicture | null {
  if (characters.length === 0) return null;
  const { canvas, context } = canvasOf(SIDE, SIDE);
  context.fillStyle = SEAL_INK;
  context.strokeStyle = SEAL_INK;
  face(context, shape, cut);
  // White characters are cut out of the face.
  context.globalCompositeOperation = cut === 'white' ? 'destination-out' : 'source-over';
  for (const cell of chopCells(characters, shape)) drawCharacter(context, cell, font);
  context.globalCompositeOperation = 'destination-out';
  removeGrains(context, characters.join(''));
  return { writeData: canvas.toDataURL('image/png'), width: SIDE, height: SIDE };
}

function face(context: CanvasRenderingContext2D, shape: ChopShape, cut: ChopCut): void {
  const inset = SIDE * (cut === 'red' ? MARGIN + BORDER / 2 : MARGIN);
  context.lineWidth = SIDE * BORDER;
  context.beginPath();
  if (shape === 'round') context.arc(SIDE / 2, SIDE / 2, SIDE / 2 - inset, 0, Math.PI * 2);
  else context.roundRect(inset, inset, SIDE - inset * 2, SIDE - inset * 2, SIDE * CORNER);
  if (cut === 'red') context.stroke();
  else context.fill();
}

/** The ink of the character, not its em box, fills the cell. */
function drawCharacter(context: CanvasRenderingContext2D, cell: ChopCell, font: string): void {
  context.save();
  context.font = `${PROBE_PX}px ${font}`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  const metrics = context.measureText(cell.character);
  const [left, ascent] = [metrics.actualBoundingBoxLeft, metrics.actualBoundingBoxAscent];
  const ink = {
    width: left + metrics.actualBoundingBoxRight,
    height: ascent + metrics.actualBoundingBoxDescent,
  };
  const scale = chopScale(ink, { width: cell.width * SIDE, height: cell.height * SIDE });
  context.translate((cell.x + cell.width / 2) * SIDE, (cell.y + cell.height / 2) * SIDE);
  context.scale(scale.x, scale.y);
  context.fillText(cell.character, left - ink.width / 2, ascent - ink.height / 2);
  context.restore();
}

const GRAINS = 90;

/** Like a pressed seal, a few grains of ink are missing, always the same ones for the same name. */
function removeGrains(context: CanvasRenderingContext2D, seed: string): void {
  let state = [...seed].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) >>> 0, 7);
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let grain = 0; grain < GRAINS; grain++) {
    context.beginPath();
    context.globalAlpha = 0.35 + next() * 0.5;
    context.arc(next() * SIDE, next() * SIDE, 0.6 + next() * 2.2, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}
