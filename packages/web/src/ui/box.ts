import { classes } from './classes.ts';
import type { CHOICES, SWITCHES } from './kit-table.ts';

type Choices = { readonly [P in keyof typeof CHOICES]?: keyof (typeof CHOICES)[P]['values'] | undefined };
type Switches = { readonly [P in keyof typeof SWITCHES]?: boolean | undefined };

/** The style of a box by the scales of tokens.css. */
export interface BoxStyle extends Choices, Switches {}

/** A class name, or nothing. */
export type ClassName = string | false | null | undefined;

/** The class of one property in the style sheet that build/kit-css.ts makes; null where the property is off. */
export function kitClass(property: string, value: string | number | boolean | undefined): string | null {
  if (value === undefined || value === false) return null;
  return value === true ? `k-${property}` : `k-${property}-${String(value).replace('.', '_')}`;
}

/**
 * The class names of a style, for elements that are not made by the components of layout.tsx, such as links and buttons.
 * Classes of a module win over them, whatever their order.
 */
export const box = (style: BoxStyle, ...others: readonly ClassName[]): string =>
  classes(...Object.entries(style).map(([property, value]) => kitClass(property, value as string)), ...others);
