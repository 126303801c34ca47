import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack } from './layout.tsx';

test('a style property that is undefined leaves the style of the component', async () => {
  await render(
    <Stack stack={undefined} data-testid="stack">
      <span>1</span>
    </Stack>,
  );
  expect(getComputedStyle(page.getByTestId('stack').element())).toMatchObject({
    display: 'flex',
    flexDirection: 'column',
  });
});
