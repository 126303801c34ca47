import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { setLanguage } from '../../../text/text.ts';
import { ForcedReading } from './forced-reading.tsx';
import type { Reading } from './model/use-reading.ts';

const scrollToPage = vi.fn<PdfViewHandle['scrollToPage']>();
const view = { current: { element: null, scrollToPage, scrollToPlace: () => {}, zoomBy: () => {} } };
const setText = vi.fn<Reading['setText']>();
const reading = (part: Partial<Reading>) => ({ ...part, setText }) as Reading;

test('what the sender asks is told, and the keyboard alone leads to the page that is missing', async () => {
  const missing = { fileWsid: 'f', fileName: '合同.pdf', page: 3, left: 2 };
  await render(<ForcedReading reading={reading({ rule: { until: 'END' }, missing })} view={view} />);
  await expect.element(page.getByText('每一页都要在页面上显示过')).toBeVisible();
  await expect.element(page.getByText('《合同.pdf》还有 2 页')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(scrollToPage).toHaveBeenLastCalledWith('f', 3);
  expect(setText).toHaveBeenLastCalledWith(false);
});

test('the seconds that are left are told, and that nothing is left', async () => {
  setLanguage('en');
  const rule = { until: 'SECONDS', seconds: 30 } as const;
  const missing = { fileWsid: 'f', fileName: 'Lease', page: 1, left: 12 };
  const { rerender } = await render(<ForcedReading reading={reading({ rule, missing })} view={view} />);
  await expect.element(page.getByRole('timer')).toHaveTextContent('“Lease”: 12 s left');
  await rerender(<ForcedReading reading={reading({ rule, missing: null })} view={view} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Done');
  setLanguage('zh-CN');
});
