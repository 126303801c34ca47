/** The places, as `gap.title`, where a text is of another kind than the one that it translates, or takes other variables. */
export function unlike(from: unknown, to: unknown, place = ''): string[] {
  if (typeof from !== typeof to || Array.isArray(from) !== Array.isArray(to)) return [place];
  if (typeof from === 'function' && typeof to === 'function') return from.length === to.length ? [] : [place];
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null || Array.isArray(from))
    return [];
  const [own, other] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) =>
    unlike(own.get(key), other.get(key), place === '' ? key : `${place}.${key}`),
  );
}
