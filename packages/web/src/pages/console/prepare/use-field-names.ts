import type { Field } from './model/fields.ts';
import { useKindText } from './text-kinds.ts';
import { useRuleText } from './text-rules.ts';
import { usePrepareText } from './text.ts';

export type Named = readonly (readonly [Field, string])[];
/** What a field that the rules read is called, by its name or kind and its page. */
export function useNames(fields: readonly Field[]): Named {
  const words = useRuleText();
  const types = usePrepareText().type;
  const kinds = useKindText().formats;
  const named = fields.map((field): [Field, string] => {
    const kind = kinds[field.format as keyof typeof kinds] ?? types[field.type];
    return [field, words.named(field.tagId || kind, field.page)];
  });
  const seen = new Map<string, number>();
  return named.map(([field, name]) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const isShared = named.filter(([, other]) => other === name).length > 1;
    return [field, isShared ? `${name} (${count})` : name];
  });
}
