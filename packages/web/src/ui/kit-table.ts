/**
 * The style properties of the kit's components and the values that each may have: the CSS rules are made from this table
 * (build/kit-css.ts), and the types of the properties as well. A later property wins over an earlier one.
 */

const SPACES = {
  0: '0',
  0.5: 'var(--space-0-5)',
  1: 'var(--space-1)',
  1.5: 'var(--space-1-5)',
  2: 'var(--space-2)',
  2.5: 'var(--space-2-5)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  8: 'var(--space-8)',
  10: 'var(--space-10)',
  12: 'var(--space-12)',
  16: 'var(--space-16)',
} as const;
const MARGINS = { ...SPACES, auto: 'auto' } as const;
const TONES = {
  ink: 'var(--ink)',
  'ink-2': 'var(--ink-2)',
  'ink-3': 'var(--ink-3)',
  brand: 'var(--brand)',
  'brand-strong': 'var(--brand-strong)',
  'on-brand': 'var(--on-brand)',
  'on-ink': 'var(--on-ink)',
  danger: 'var(--danger)',
  warn: 'var(--warn)',
  info: 'var(--info)',
  inherit: 'inherit',
} as const;
const FILLS = {
  surface: 'var(--surface)',
  sunk: 'var(--sunk)',
  paper: 'var(--paper)',
  sheet: 'var(--sheet)',
  desk: 'var(--desk)',
  ink: 'var(--ink)',
  brand: 'var(--brand)',
  'brand-soft': 'var(--brand-soft)',
  'warn-soft': 'var(--warn-soft)',
  'danger-soft': 'var(--danger-soft)',
  'info-soft': 'var(--info-soft)',
  none: 'none',
} as const;
const ALIGNMENTS = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;
const LINE = '1px solid var(--line)';

/** A property of one or several CSS properties that all have the value. */
interface Choice {
  readonly css: readonly string[];
  readonly values: Readonly<Record<string | number, string>>;
}
const choice = <const V extends Choice['values']>(css: string | readonly string[], values: V) => ({
  css: typeof css === 'string' ? [css] : css,
  values,
});

export const CHOICES = {
  gap: choice('gap', SPACES),
  gapX: choice('column-gap', SPACES),
  gapY: choice('row-gap', SPACES),
  align: choice('align-items', ALIGNMENTS),
  justify: choice('justify-content', {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    between: 'space-between',
  }),
  alignSelf: choice('align-self', ALIGNMENTS),
  columns: choice('grid-template-columns', {
    1: 'minmax(0, 1fr)',
    2: 'repeat(2, minmax(0, 1fr))',
    3: 'repeat(3, minmax(0, 1fr))',
  }),
  p: choice('padding', SPACES),
  px: choice(['padding-left', 'padding-right'], SPACES),
  py: choice(['padding-top', 'padding-bottom'], SPACES),
  pt: choice('padding-top', SPACES),
  pr: choice('padding-right', SPACES),
  pb: choice('padding-bottom', SPACES),
  pl: choice('padding-left', SPACES),
  m: choice('margin', MARGINS),
  mx: choice(['margin-left', 'margin-right'], MARGINS),
  my: choice(['margin-top', 'margin-bottom'], MARGINS),
  mt: choice('margin-top', MARGINS),
  mr: choice('margin-right', MARGINS),
  mb: choice('margin-bottom', MARGINS),
  ml: choice('margin-left', MARGINS),
  width: choice('width', { full: '100%', fit: 'fit-content', touch: 'var(--touch)' }),
  height: choice('height', { full: '100%', touch: 'var(--touch)' }),
  minWidth: choice('min-width', { 0: '0', touch: 'var(--touch)' }),
  minHeight: choice('min-height', { 0: '0', touch: 'var(--touch)', line: '1.6em', 'touch-line': 'var(--touch-line)' }),
  maxWidth: choice('max-width', { full: '100%', prose: '31em', words: '44ch' }),
  tone: choice('color', TONES),
  fill: choice('background', FILLS),
  radius: choice('border-radius', {
    xs: 'var(--radius-xs)',
    s: 'var(--radius-s)',
    m: 'var(--radius)',
    l: 'var(--radius-l)',
    xl: 'var(--radius-xl)',
    round: 'var(--radius-round)',
    circle: '50%',
  }),
  shadow: choice('box-shadow', { 1: 'var(--shadow-1)', 2: 'var(--shadow-2)' }),
  heading: choice('font', {
    s: 'var(--heading-s)',
    m: 'var(--heading-m)',
    l: 'var(--heading-l)',
    xl: 'var(--heading-xl)',
    page: 'var(--heading-page)',
    figure: 'var(--heading-figure)',
    display: 'var(--heading-display)',
    hero: 'var(--heading-hero)',
  }),
  size: choice('font-size', {
    xs: 'var(--text-xs)',
    s: 'var(--text-s)',
    m: 'var(--text-m)',
    base: 'var(--text)',
    touch: 'var(--text-touch)',
    l: 'var(--text-l)',
    'title-s': 'var(--title-s)',
    title: 'var(--title)',
    'title-l': 'var(--title-l)',
    figure: 'var(--figure)',
  }),
  weight: choice('font-weight', { 400: '400', 500: '500', 550: '550', 600: '600' }),
  leading: choice('line-height', {
    1: '1',
    1.2: '1.2',
    1.35: '1.35',
    1.4: '1.4',
    1.5: '1.5',
    1.6: '1.6',
    1.75: '1.75',
    1.8: '1.8',
  }),
  textAlign: choice('text-align', { left: 'left', center: 'center', right: 'right' }),
  whiteSpace: choice('white-space', {
    nowrap: 'nowrap',
    'pre-wrap': 'pre-wrap',
    'pre-line': 'pre-line',
  }),
  overflow: choice('overflow', { hidden: 'hidden', auto: 'auto' }),
  overflowX: choice('overflow-x', { auto: 'auto' }),
  overflowY: choice('overflow-y', { auto: 'auto' }),
  position: choice('position', { relative: 'relative', absolute: 'absolute' }),
  /** Takes the rest of a row, and wraps where that is less than this many steps of 4 px. */
  growFrom: choice('flex', { 40: '1 1 160px', 60: '1 1 240px' }),
} as const satisfies Record<string, Choice>;

/** Properties that are on or off, with their declarations; `&` is the box itself. */
export const SWITCHES = {
  block: 'display: block',
  stack: 'display: flex; flex-direction: column',
  row: 'display: flex; align-items: center',
  grid: 'display: grid',
  inlineRow: 'display: inline-flex; align-items: center',
  inlineGrid: 'display: inline-grid',
  /** A link or button as a line of a menu or list. */
  menuRow:
    'display: flex; align-items: center; gap: var(--space-3); min-height: var(--touch); padding: 0 var(--space-3); border-radius: var(--radius); text-align: left',
  /** A link or button with only an icon. */
  iconBox:
    'display: inline-grid; place-items: center; flex: none; width: var(--touch); height: var(--touch); border-radius: var(--radius)',
  wrap: 'flex-wrap: wrap',
  grow: 'flex: 1',
  rigid: 'flex: none',
  center: 'place-items: center',
  allColumns: 'grid-column: 1 / -1',
  card: `background: var(--surface); border: ${LINE}; border-radius: var(--radius-l)`,
  border: `border: ${LINE}`,
  borderTop: `border-top: ${LINE}`,
  borderBottom: `border-bottom: ${LINE}`,
  truncate: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  divided: `& > * + * { border-top: ${LINE} }`,
  tabular: 'font-variant-numeric: tabular-nums',
  underlined: 'text-decoration: underline; text-underline-offset: 3px',
  plainLink: 'text-decoration: none',
  clickable: 'cursor: pointer',
  cover: 'inset: 0',
  chosen: 'border-color: var(--brand); box-shadow: 0 0 0 1px var(--brand)',
  screenHigh: 'min-height: 100vh; min-height: 100dvh',
  bullets: 'padding-left: 1.3em; list-style: disc',
  numbers: 'padding-left: 1.4em; list-style: decimal',
  /** An invisible input over the element that is drawn in its place, which has the `focusRing`. */
  coverInput: 'position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer',
  focusRing: '&:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px }',
} as const;
