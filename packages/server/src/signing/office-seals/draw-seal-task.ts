import { createRequire } from 'node:module';
import { type PatternFacts, type SealDrawing, type SealFace, type SealShape, drawPattern } from '@countersign/domain';
import { otherFonts, textFontPath } from '@countersign/pdf';
import { GlobalFonts, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import { task } from '../../platform/index.ts';

/** Twice the resolution of a good printer, so that the smallest letters of the ring stay legible. */
const DOTS_PER_INCH = 600;
const MM_PER_INCH = 25.4;
const RED = '#cf1120';
/** Where the middle of a letter is above its base line, in ems: of a Chinese character and of a capital alike. */
const MIDDLE_EM = 0.37;
const RARE_BOLDER_EM = 0.03;

interface DrawnSeal {
  readonly png: Uint8Array;
  readonly widthMm: number;
  readonly heightMm: number;
}

const resolve = (specifier: string): string => createRequire(import.meta.url).resolve(specifier);
const FILES: Readonly<Record<SealFace, () => string>> = {
  SERIF: () => resolve('@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf'),
  SANS: textFontPath,
};
/** The two faces complement each other; what they lack has a font of its own. The caller has checked that one has it. */
const FAMILIES: Readonly<Record<SealFace, string>> = {
  SERIF: '"Seal SERIF", "Seal SANS"',
  SANS: '"Seal SANS", "Seal SERIF"',
};

const rareThere = new Set<string>();
/** The font of a piece of text: its own comes first, or its letter and its mark would come from two. */
function fontFor(face: SealFace, text: string): string {
  const others = [...otherFonts(text)];
  const families = others.map(([name, { bytes }]) => {
    const family = `Seal ${name}`;
    if (!rareThere.has(family) && GlobalFonts.register(bytes, family) === null)
      throw new Error(`missing characters in the seal fonts: ${name}`);
    rareThere.add(family);
    return `"${family}", `;
  });
  const scale = Math.max(1, ...others.map(([, font]) => font.scale));
  return `${MEASURED_PX * scale}px ${families.join('')}${FAMILIES[face]}`;
}

let areFontsThere = false;
function demandFonts(): void {
  if (areFontsThere) return;
  for (const face of ['SERIF', 'SANS'] as const) {
    if (GlobalFonts.registerFromPath(FILES[face](), `Seal ${face}`) === null)
      throw new Error(`missing characters in the seal fonts: ${face}`);
  }
  areFontsThere = true;
}

/** Draws a seal from its pattern: at its real size, on a transparent background, in red. */
export const drawSeal = task(async (pattern: PatternFacts): Promise<DrawnSeal> => {
  demandFonts();
  const drawing = drawPattern(pattern, measureWith(createCanvas(1, 1).getContext('2d')));
  const perMm = DOTS_PER_INCH / MM_PER_INCH;
  const canvas = createCanvas(Math.ceil(drawing.widthMm * perMm), Math.ceil(drawing.heightMm * perMm));
  paint(canvas.getContext('2d'), drawing, perMm);
  const { widthMm, heightMm } = drawing;
  return { png: new Uint8Array(await canvas.encode('png')), widthMm, heightMm };
});

const MEASURED_PX = 100;
const measureWith = (context: SKRSContext2D) => {
  const known = new Map<string, number>();
  return (character: string, face: SealFace): number => {
    const key = `${face}${character}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    context.font = fontFor(face, character);
    const ems = Math.max(0.1, context.measureText(character).width / MEASURED_PX);
    known.set(key, ems);
    return ems;
  };
};

function paint(context: SKRSContext2D, { shapes }: SealDrawing, perMm: number): void {
  context.scale(perMm, perMm);
  context.fillStyle = RED;
  context.strokeStyle = RED;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const shape of shapes) PAINTERS[shape.kind](context, shape as never);
}

type Painters = {
  readonly [K in SealShape['kind']]: (context: SKRSContext2D, shape: Extract<SealShape, { kind: K }>) => void;
};
const PAINTERS: Painters = {
  ellipse(context, { cx, cy, rx, ry, strokeMm }) {
    context.lineWidth = strokeMm;
    context.beginPath();
    context.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
    context.stroke();
  },
  rectangle(context, { x, y, width, height, radius, strokeMm }) {
    context.lineWidth = strokeMm;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.stroke();
  },
  polygon(context, { points }) {
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.closePath();
    context.fill();
  },
  glyph(context, { text, x, y, angle, sizeMm, stretch, face }) {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    // Letters are set at a size that the rasteriser supports, and scaled to millimetres by the matrix.
    context.scale((stretch * sizeMm) / MEASURED_PX, sizeMm / MEASURED_PX);
    context.font = fontFor(face, text);
    context.fillText(text, 0, MIDDLE_EM * MEASURED_PX);
    // The other fonts have a single, thin weight.
    if (otherFonts(text).size > 0) {
      context.lineWidth = RARE_BOLDER_EM * MEASURED_PX;
      context.lineJoin = 'round';
      context.strokeText(text, 0, MIDDLE_EM * MEASURED_PX);
    }
    context.restore();
  },
};
