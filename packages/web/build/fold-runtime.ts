import type { Plugin, Rolldown } from 'vite';

const NAMES = /^\s*(\w+|\$)(?: as (\w+))?\s*$/;
/** `a as b, c` as pairs of the first and the second name. */
const pairsOf = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [, from = '', to = from] = NAMES.exec(one) ?? [];
    if (from === '') throw new Error(`The bundler writes names in another way: ${one}`);
    return [from, to];
  });

/** The chunk has no imports and ends with its exports. */
function asExpression(code: string): string {
  const [all, list] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? [];
  if (all === undefined || list === undefined) throw new Error('The bundler writes its own functions in another way.');
  const names = pairsOf(list).map(([local, name]) => `${name}:${local}`);
  return `(()=>{${code.slice(0, -all.length)}return{${names.join()}}})()`;
}

/**
 * Puts the functions of the bundler, which it always writes into a file of their own, into the first script of every page: that
 * imports no other one, and a file of less than a kilobyte costs a request.
 */
export function foldRuntime(): Plugin {
  return {
    name: 'countersign-fold-runtime',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = (name: string): Rolldown.OutputChunk => {
          const found = chunks.find((chunk) => chunk.name === name);
          if (found === undefined) throw new Error(`No chunk is called ${name}.`);
          return found;
        };
        const runtime = named('rolldown-runtime');
        const base = named('base');
        const own = runtime.fileName.replace('assets/', './');
        if (base.imports.some((file) => file !== runtime.fileName))
          throw new Error('The first script imports another.');
        const imported = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"${own.replaceAll('.', '\\.')}";?`);
        const used = new Set<string>();
        for (const chunk of chunks) {
          if (chunk === runtime || chunk === base || !chunk.imports.includes(runtime.fileName)) continue;
          chunk.code = chunk.code.replace(imported, (_all, list: string) => {
            const names = pairsOf(list).map(([name, local]) => (used.add(name), `__runtime_${name} as ${local}`));
            return `import{${names.join()}}from"${base.fileName.replace('assets/', './')}";`;
          });
        }
        base.code = base.code.replace(imported, (_all, list: string) => {
          const names = pairsOf(list).map(([name, local]) => `${local}=__runtime.${name}`);
          const exported = [...used].map((name) => `__runtime_${name}=__runtime.${name}`);
          return `const __runtime=${asExpression(runtime.code)},${[...names, ...exported].join()};`;
        });
        base.code += `\nexport{${[...used].map((name) => `__runtime_${name}`).join()}};`;
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(`"${runtime.fileName}"`, `"${base.fileName}"`);
          if (chunk.code.includes(own))
            throw new Error(`${chunk.fileName} imports the functions of the bundler in another way.`);
        }
        const tag = new RegExp(`\\s*<script[^>]*"/${runtime.fileName.replaceAll('.', '\\.')}"></script>`);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = String(file.source).replace(tag, '');
          if (file.source.includes(runtime.fileName)) throw new Error(`${file.fileName} names a file that is gone.`);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
