import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack, Text } from './layout.tsx';

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

test('a text given as a property is the content, and what is no text leaves the element empty', async () => {
  await render(
    <>
      <Text as="strong" data-testid="text" text="租赁合同" />
      <Text data-testid="none" text={false} />
    </>,
  );
  await expect.element(page.getByTestId('text')).toHaveTextContent('租赁合同');
  expect(page.getByTestId('text').element().tagName).toBe('STRONG');
  expect(page.getByTestId('none').element().childNodes).toHaveLength(0);
});
