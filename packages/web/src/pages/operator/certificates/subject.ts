/** Parts of a distinguished name (RFC 4514); a comma or plus inside a value is escaped by a backslash. */
const partsOf = (subject: string): string[] => subject.match(/(?:\\.|[^,+\\])+/g)?.map((part) => part.trim()) ?? [];
const plain = (value: string): string => value.replace(/\\(.)/g, '$1');

/** The name in a certificate, and the rest of its subject; a subject without a common name is its own name. */
export function nameOf(subject: string): { readonly name: string; readonly rest: string } {
  const parts = partsOf(subject);
  const at = parts.findIndex((part) => /^CN=/i.test(part));
  if (at < 0) return { name: subject, rest: '' };
  return { name: plain((parts[at] ?? '').slice(3)), rest: parts.filter((_, other) => other !== at).join(', ') };
}
