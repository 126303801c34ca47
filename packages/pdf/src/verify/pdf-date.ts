/** A date of ISO 32000-2 §7.9.4; null for an invalid one. */
export function pdfDate(text: string | null): Date | null {
  const match = /^D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:Z|([+-])(\d{2})'?(\d{2})?)?/.exec(text ?? '');
  if (!match) return null;
  const part = (index: number, fallback: number): number =>
    match[index] === undefined ? fallback : Number(match[index]);
  const offset = (part(8, 0) * 60 + part(9, 0)) * (match[7] === '-' ? -1 : 1);
  const time = Date.UTC(part(1, 0), part(2, 1) - 1, part(3, 1), part(4, 0), part(5, 0), part(6, 0)) - offset * 60_000;
  return Number.isNaN(time) ? null : new Date(time);
}
