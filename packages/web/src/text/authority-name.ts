/**
 * The organisation that operates the authority, which the server writes into the head of each page (`app/http/page-html.ts`); in
 * an evaluation and in development the product's name.
 */
export function authorityName(): string {
  if (typeof document === 'undefined') return 'Countersign';
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Countersign';
}
