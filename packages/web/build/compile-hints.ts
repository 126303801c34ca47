import type { Plugin } from 'vite';

/** Chunks of which about half of the functions, or more, run before their page is ready. */
const AT_ONCE = new Set(['base', 'sign', 'view', 'console']);
/** Chromium reads it at the very beginning of a file, other engines take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has these chunks compiled whole, by a thread of the browser's own, while they arrive: otherwise each function is compiled on the
 * thread of the page when it is first called, which takes a slow phone a fifth of the time until a contract is shown.
 */
export function compileHints(): Plugin {
  return {
    name: 'countersign-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && AT_ONCE.has(file.name)) file.code = `${HINT}${file.code}`;
      },
    },
  };
}
