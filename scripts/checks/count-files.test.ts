import { expect, test } from 'vitest';
import { countFiles } from './count-files.ts';

test('files are counted by package or top-level folder, the largest number first', () => {
  const paths = [
    'CHANGELOG.md',
    'docs/product/decisions/files.md',
    'packages/server/src/a.ts',
    'packages/server/src/b/c.ts',
  ];
  expect(countFiles(paths)).toEqual({
    total: 4,
    byPlace: [
      ['packages/server', 2],
      ['.', 1],
      ['docs', 1],
    ],
    generated: [],
  });
});

test('generated files are listed and not counted', () => {
  const generated = ['packages/server/migrations/0000_initial.sql', 'docs/spec-map.md', 'docs/pictures/sign.en.png'];
  expect(countFiles([...generated, 'README.md'])).toEqual({ total: 1, byPlace: [['.', 1]], generated });
});
