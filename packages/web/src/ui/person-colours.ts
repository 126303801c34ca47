/** One of six colours per participant, the same everywhere, always with initials (ux 5). `on` is readable on `solid`. */
export interface PersonColour {
  readonly solid: string;
  readonly tint: string;
  readonly on: string;
}
const colour = (solid: string, on: string): PersonColour => ({ solid, tint: `${solid}26`, on });
export const PERSON_COLOURS: readonly PersonColour[] = [
  colour('#17407f', '#ffffff'),
  colour('#d97a1e', '#14213d'),
  colour('#0f7f6e', '#ffffff'),
  colour('#5aa4d6', '#14213d'),
  colour('#7b2f6b', '#ffffff'),
  colour('#b3980f', '#14213d'),
];

/** @param index of the participant in its envelope, from 0 */
export const personColour = (index: number): PersonColour =>
  PERSON_COLOURS[((index % PERSON_COLOURS.length) + PERSON_COLOURS.length) % PERSON_COLOURS.length]!;

const HAN = /\p{Script=Han}/u;
/** 王小明 → 小明, "Ada Lovelace" → AL: short initials. */
export function initialsOf(name: string): string {
  const clean = name.trim();
  if (clean === '') return '?';
  if (HAN.test(clean)) return [...clean.replace(/\s/g, '')].slice(-2).join('');
  const words = clean.split(/[\s.@_-]+/).filter((word) => word !== '');
  const first = [...(words[0] ?? clean)][0] ?? '?';
  const last = words.length > 1 ? ([...words.at(-1)!][0] ?? '') : '';
  return (first + last).toUpperCase();
}
