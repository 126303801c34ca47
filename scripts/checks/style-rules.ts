import type { Source } from './sources.ts';

/** The values of the tokens, in the light and in the dark theme. */
const TOKENS: readonly string[] = ['packages/web/src/ui/tokens.css', 'packages/web/public/dark.css'];
/** Text inside drawings, in the units of their view boxes. */
const DRAWINGS = /\/(drawings|real-size)\.module\.css$/;

const SPACE = /^(gap|row-gap|column-gap|padding(-[a-z-]+)?|margin(-[a-z-]+)?)$/;
const TYPE = /^font(-size)?$/;
const RADIUS = /^border(-[a-z]+)*-radius$/;
/** Lengths outside of the scales: hairlines below, and sizes of a layout above. */
const [LEAST_PX, MOST_PX] = [2, 64];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\((?!var\()/i;
const MEDIA_WIDTH = /\((max|min)-width: (\d+)px\)/g;
/** The widths of ui/breakpoints.ts. */
const BREAKPOINTS = new Set(['max 640', 'max 860', 'max 1080', 'min 641', 'min 861', 'min 1081']);

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function declarationsOf(text: string): Declaration[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...plain.matchAll(/(?<=[;{}]\s*)(-{0,2}[a-z][a-z0-9-]*)\s*:\s*([^;{}]+)(?=;)/g)].map((found) => ({
    property: found[1] ?? '',
    value: found[2] ?? '',
    line: lineAt(plain, found.index),
  }));
}

const hasRawLength = (value: string): boolean =>
  [...value.matchAll(/(?<![\w.])(\d+(?:\.\d+)?)px\b/g)].some(
    ([, px]) => Number(px) >= LEAST_PX && Number(px) <= MOST_PX,
  );

const isRaw = ({ property, value }: Declaration, isDrawing: boolean): boolean => {
  if (!property.includes('mask') && COLOUR.test(value)) return true;
  if (isDrawing && TYPE.test(property)) return false;
  return (SPACE.test(property) || TYPE.test(property) || RADIUS.test(property)) && hasRawLength(value);
};

/** @returns lines of declarations with a raw gap, size of type, radius or colour instead of a token */
export const rawValues = ({ path, text }: Source): number[] =>
  declarationsOf(text)
    .filter((declaration) => isRaw(declaration, DRAWINGS.test(path)))
    .map(({ line }) => line);

/** @returns lines of media queries with another width than the breakpoints; container queries measure an element instead */
export const otherBreakpoints = ({ text }: Source): number[] =>
  [...text.replace(/@container[^{]*/g, blank).matchAll(MEDIA_WIDTH)]
    .filter(([, edge, px]) => !BREAKPOINTS.has(`${edge} ${px}`))
    .map(({ index }) => lineAt(text, index));

export const isStyle = (file: string): boolean => file.endsWith('.css') && !TOKENS.includes(file);

const MOTION = /^(animation|transition|scroll-behavior)/;
/** The parts that the rule for reduced motion of ui/tokens.css reaches; a `*` selects no other pseudo-element. */
const STILLED = new Set(['before', 'after']);

/**
 * @returns lines of declarations that move something although the system asks for reduced motion: what is more important than
 *   the rule of ui/tokens.css, or belongs to a part that this rule does not reach
 */
export function unstoppableMotion({ text }: Source): number[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...plain.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(({ 1: selector = '', 2: body = '', index }) => {
    const isReached = [...selector.matchAll(/::([a-z-]+)/g)].every(([, part]) => STILLED.has(part ?? ''));
    const start = index + selector.length;
    return declarationsOf(`{${body.trimEnd().replace(/;?$/, ';')}}`)
      .filter(
        ({ property, value }) =>
          MOTION.test(property) && !/^(none|auto)$/.test(value) && (!isReached || value.includes('!important')),
      )
      .map(({ line }) => lineAt(plain, start) + line - 1);
  });
}

/** @returns lines of media queries by the orientation of the screen that turn what they hold (WCAG 1.3.4) */
export const lockedOrientations = ({ text }: Source): number[] =>
  [...text.matchAll(/@media[^{]*orientation:[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g)]
    .filter(([block]) => /rotate(?!X|Y)/.test(block))
    .map(({ index }) => lineAt(text, index));
