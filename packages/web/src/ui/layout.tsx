import { type ComponentPropsWithRef, type ReactElement, type ReactNode, createElement } from 'react';
import { type BoxStyle, type ClassName, box } from './box.ts';
import { CHOICES, SWITCHES } from './kit-table.ts';

export { type BoxStyle, type ClassName, box };

type Tag =
  | ('div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'form' | 'fieldset' | 'legend')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'details' | 'summary' | 'figure' | 'figcaption' | 'blockquote')
  | (
      | 'h1'
      | 'h2'
      | 'h3'
      | 'h4'
      | 'p'
      | 'span'
      | 'strong'
      | 'em'
      | 'small'
      | 'b'
      | 'i'
      | 'label'
      | 'time'
      | 'output'
      | 'code'
    );

type BoxProps<T extends Tag> = BoxStyle & {
  readonly as?: T;
  readonly className?: ClassName;
  /** In place of children: all that it holds. */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
} & Omit<ComponentPropsWithRef<T>, keyof BoxStyle | 'className' | 'text' | 'children'>;

const isStyle = (property: string): boolean => property in CHOICES || property in SWITCHES;

/** A component that renders `fallback`, or the tag given as `as`, with the style `base` and the style properties given. */
function component<D extends Tag>(base: BoxStyle, fallback: D) {
  return function Box<T extends Tag = D>({
    as,
    className,
    text,
    children = text,
    ...properties
  }: BoxProps<T>): ReactElement {
    const style: Record<string, unknown> = { ...base };
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(properties))
      if (value !== undefined) (isStyle(name) ? style : rest)[name] = value;
    return createElement(as ?? fallback, { ...rest, className: box(style, className) }, children);
  };
}

/** Children below each other. */
export const Stack = component({ stack: true }, 'div');
/** Children beside each other, centred on one line; `wrap` lets them continue on the next. */
export const Row = component({ row: true }, 'div');
export const Grid = component({ grid: true }, 'div');
/** A surface with a border and round corners. */
export const Card = component({ card: true }, 'div');
export const Box = component({}, 'div');
export const Text = component({}, 'span');
/** A paragraph beside what matters more. */
export const Paragraph = component({ tone: 'ink-2' }, 'p');
/** A quiet remark in a line. */
export const Small = component({ size: 's', tone: 'ink-3' }, 'small');
/** A small quiet paragraph that explains what stands before it. */
export const Hint = component({ tone: 'ink-3', size: 'm' }, 'p');
/** `heading` is the step of the type scale, 'm' by default; `as` is the level in the outline of the page, h2 by default. */
export const Heading = component({ heading: 'm' }, 'h2');
