import { type PdfValue, name } from '../../syntax/objects.ts';
import { EVERYWHERE, IDENTITY, type Point, matrixOf, numeric, times } from './matrices.ts';
import { type ColourSpace, lightnessOf } from './paint-colour.ts';
import type { Pen } from './pen.ts';

type Act = (pen: Pen, numbers: readonly number[], operands: readonly PdfValue[]) => void;

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
const curve =
  (pick: (from: Point, points: readonly Point[]) => readonly (Point | undefined)[]): Act =>
  (pen, numbers) => {
    const [a, b, to] = pick(pen.current, pointsOf(numbers));
    if (a !== undefined && b !== undefined && to !== undefined) pen.curveTo(a, b, to);
  };
const rectangle: Act = (pen, [x = 0, y = 0, width = 0, height = 0]) => {
  pen.moveTo([x, y]);
  for (const corner of [
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const)
    pen.lineTo(corner);
  pen.close();
};
const PAINTING = { fills: true, strokes: true };
const showText: Act = (pen, _numbers, operands) => pen.show(operands);
const showOnNextLine: Act = (pen, _numbers, operands) => {
  pen.nextLine(0, -pen.leading);
  pen.show(operands);
};

/** A colour in the space implied by an operator. */
const colourIn =
  (kind: 'fill' | 'stroke', named: PdfValue, space: ColourSpace): Act =>
  (pen, numbers) => {
    const held = pen.spaceNamed(named) === space ? space : null;
    pen.setColour(kind, held, lightnessOf(held, numbers));
  };
/** The initial colour of a space is black in most and unknown in others. */
const chooseSpace =
  (kind: 'fill' | 'stroke'): Act =>
  (pen, _, operands) => {
    const space = pen.spaceNamed(operands[0]);
    pen.setColour(kind, space, space === null ? null : 0);
  };
const colour =
  (kind: 'fill' | 'stroke'): Act =>
  (pen, numbers) => {
    const { space } = pen.state[kind];
    pen.setColour(kind, space, lightnessOf(space, numbers));
  };

/** Operators that move, show or paint (ISO 32000-2 annex A); all others have no effect here. */
const ACTS: readonly (readonly [string, Act])[] = [
  ['q', (pen) => void pen.stack.push(pen.state)],
  ['Q', (pen) => void (pen.state = pen.stack.pop() ?? pen.state)],
  ['cm', (pen, _, operands) => void (pen.state = { ...pen.state, ctm: times(matrixOf(operands), pen.state.ctm) })],
  ['gs', (pen, _, operands) => pen.setGraphics(operands[0])],
  ['BT', (pen) => void (pen.line = pen.at = IDENTITY)],
  ['Tf', (pen, [, size = 0], operands) => pen.setFont(operands[0], size)],
  ['TL', (pen, [leading = 0]) => void (pen.leading = leading)],
  ['Tm', (pen, _, operands) => void (pen.line = pen.at = matrixOf(operands))],
  ['Tr', (pen, [textMode = 0]) => void (pen.state = { ...pen.state, textMode })],
  ['Td', (pen, [x = 0, y = 0]) => pen.nextLine(x, y)],
  [
    'TD',
    (pen, [x = 0, y = 0]) => {
      pen.leading = -y;
      pen.nextLine(x, y);
    },
  ],
  ['T*', (pen) => pen.nextLine(0, -pen.leading)],
  ['Tj', showText],
  ['TJ', showText],
  ["'", showOnNextLine],
  ['"', showOnNextLine],
  ['w', (pen, [lineWidth = 1]) => void (pen.state = { ...pen.state, lineWidth })],
  ['re', rectangle],
  ['m', (pen, [x = 0, y = 0]) => pen.moveTo([x, y])],
  ['l', (pen, [x = 0, y = 0]) => pen.lineTo([x, y])],
  ['c', curve((_, points) => points)],
  ['v', curve((from, [b, to]) => [from, b, to])],
  ['y', curve((_, [a, to]) => [a, to, to])],
  ['h', (pen) => pen.close()],
  ...['f', 'F', 'f*'].map((operator) => [operator, (pen: Pen) => pen.endPath({ fills: true })] as const),
  ...['B', 'B*'].map((operator) => [operator, (pen: Pen) => pen.endPath(PAINTING)] as const),
  ...['b', 'b*'].map((operator) => [operator, (pen: Pen) => (pen.close(), pen.endPath(PAINTING))] as const),
  ['S', (pen) => pen.endPath({ strokes: true })],
  ['s', (pen) => (pen.close(), pen.endPath({ strokes: true }))],
  ['n', (pen) => pen.endPath({})],
  ...['W', 'W*'].map((operator) => [operator, (pen: Pen) => void (pen.clips = true)] as const),
  ['INLINE_IMAGE', (pen) => pen.put([0, 0, 1, 1], { alpha: pen.state.fill.alpha, light: null, isPicture: true })],
  ['sh', (pen) => pen.put(EVERYWHERE, { alpha: pen.state.fill.alpha, light: null })],
  ['Do', (pen, _, operands) => pen.paint(operands[0])],
  ['cs', chooseSpace('fill')],
  ['CS', chooseSpace('stroke')],
  ...['sc', 'scn'].map((operator) => [operator, colour('fill')] as const),
  ...['SC', 'SCN'].map((operator) => [operator, colour('stroke')] as const),
];

const DEVICES = [
  ['g', 'G', 'DeviceGray', 'GRAY'],
  ['rg', 'RG', 'DeviceRGB', 'RGB'],
  ['k', 'K', 'DeviceCMYK', 'CMYK'],
] as const;

export const OPERATORS: ReadonlyMap<string, (pen: Pen, operands: readonly PdfValue[]) => void> = new Map(
  [
    ...ACTS,
    ...DEVICES.flatMap(([fills, strokes, device, space]) => [
      [fills, colourIn('fill', name(device), space)] as const,
      [strokes, colourIn('stroke', name(device), space)] as const,
    ]),
  ].map(([operator, act]) => [operator, (pen, operands) => act(pen, operands.map(numeric), operands)]),
);
