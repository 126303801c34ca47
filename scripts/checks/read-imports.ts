import { parseSync, Visitor } from 'rolldown/utils';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  /** As written: './x.ts', '@countersign/domain', 'node:fs'. */
  readonly specifier: string;
  readonly line: number;
  /** Whether it is erased at run time. */
  readonly typeOnly: boolean;
  /** Whether it is an `import()`, which may never run. */
  readonly dynamic: boolean;
  /** Whether it imports no name, but runs the file for its effects. */
  readonly bare: boolean;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * Every import of a TypeScript file, including type imports, because a type is also a dependency.
 * @throws Error if the file cannot be parsed
 */
export function readImports(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: unknown, at: number, typeOnly: boolean, { dynamic = false, bare = false } = {}): void => {
    if (typeof specifier === 'string') found.push({ specifier, line: lineAt(text, at), typeOnly, dynamic, bare });
  };
  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers.length > 0;
      const onlyTypes = named && node.specifiers.every((one) => 'importKind' in one && one.importKind === 'type');
      add(node.source.value, node.start, node.importKind === 'type' || onlyTypes, { bare: !named });
    },
    ExportNamedDeclaration(node) {
      if (node.source !== null) add(node.source.value, node.start, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.start, node.exportKind === 'type');
    },
    ImportExpression(node) {
      add('value' in node.source ? node.source.value : null, node.start, false, { dynamic: true });
    },
    TSImportType(node) {
      add(node.source.value, node.start, true);
    },
  }).visit(program);
  return found;
}
