import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack } from '../../../ui/index.ts';
import { boxOf } from '../../../testing/layout.ts';
import { Palette } from './palette.tsx';
import type { Editor } from './use-editor.ts';

const nothing = () => {};
const editor = { fields: [], armed: null, arm: nothing, place: nothing, placeCheckMark: nothing } as unknown as Editor;
const signers = Array.from({ length: 20 }, (_, index) => ({
  participantWsid: `p${index}`,
  name: `参与人 ${index + 1}`,
  index,
}));

test('the kinds of fields stay in sight beside twenty people, who scroll by themselves (ux 52)', async () => {
  await page.viewport(1280, 720);
  await render(
    <Stack as="aside" gap={6} overflowY="auto" style={{ position: 'fixed', inset: '68px auto 0 0', width: 232 }}>
      <Palette signers={signers} signer={signers[0]!} onSigner={nothing} editor={editor} scale={1} />
    </Stack>,
  );
  const last = page.getByRole('group').getByRole('button', { name: '骑缝章' });
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(720);
  const people = page.getByRole('radiogroup').element().querySelector('div')!;
  expect(people.scrollHeight).toBeGreaterThan(people.clientHeight);
});
