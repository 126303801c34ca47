import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAMPLE } from './sample-code.ts';

test('the page shows the sample of the docs, which is tested against the server', () => {
  const docs = readFileSync(new URL('../../../../../../../docs/webhooks.md', import.meta.url), 'utf8');
  expect(docs).toContain(`\`\`\`js\n${SAMPLE}\`\`\``);
});
