import { parseSync, Visitor } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** A text that a page could show, in contrast to a tone or the name of an icon. */
const isShown = (text: string): boolean => /^[A-Z][a-z]|[\u4e00-\u9fff]/.test(text);
/** A label has no sentence mark. */
const isLabel = (text: string): boolean => !/[。，…；]|[.,;]( |$)/.test(text);

/**
 * Object literals outside of the dictionary that label every value of one of its vocabularies, as `path:line`. Sentences by
 * status are permitted.
 * @param vocabularies the values of each dictionary
 */
export function labelTables(sources: readonly Source[], vocabularies: readonly (readonly string[])[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const found: string[] = [];
    new Visitor({
      ObjectExpression({ start, properties }) {
        const labels = new Map<string, string>();
        for (const property of properties) {
          if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
          const { key, value } = property;
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
          if (name !== null && typeof value.value === 'string') labels.set(name, value.value);
        }
        const isTable = vocabularies.some(
          (values) =>
            values.every((value) => labels.has(value)) &&
            values.every((value) => isLabel(labels.get(value) ?? '')) &&
            values.some((value) => isShown(labels.get(value) ?? '')),
        );
        if (isTable) found.push(`${path}:${text.slice(0, start).split('\n').length}`);
      },
    }).visit(parseSync(path, text).program);
    return found;
  });
}
