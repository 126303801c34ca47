import { expect, test } from '@playwright/test';
import { sendContract } from './support/envelope.ts';
import { member, stranger } from './support/people.ts';
import { enterAs } from './support/enter.ts';

declare global {
  interface Window {
    drawingWorkers: Worker[];
  }
}

test('The viewer survives leaving contracts while they open, a worker that exits, and a lost network', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '许晴');
  const sketches = [
    { person: stranger(base, '何静'), role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] },
  ] as const;
  const title = '供货合同';
  await sendContract(sender, title, sketches);
  await enterAs(page, base, sender);
  await page.addInitScript(() => {
    window.drawingWorkers = [];
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        window.drawingWorkers.push(this);
      }
    };
  });
  // Each response is delayed, so that the page is left at every stage of opening a document.
  let heldMs = 0;
  await page.route(/\/documents\/[^/]+\/content/, async (route) => {
    if (heldMs > 0) await new Promise((resolve) => setTimeout(resolve, heldMs));
    await route.continue().catch(() => {});
  });
  const drawn = page.getByRole('region', { name: /合同/ }).locator('[data-page="1"][data-drawn=true]').first();
  const open = () => page.getByRole('link', { name: title }).first().click();
  const failed = page.getByText('这一页没有加载出来。');

  await test.step('Ten contracts are left while they open; the next one is drawn', async () => {
    await page.goto('/envelopes');
    for (let turn = 0; turn < 10; turn += 1) {
      heldMs = turn * 40;
      await open();
      await page.waitForURL(/envelope-detail/);
      await page.locator('[data-page="1"]').first().waitFor();
      await page.goBack();
      await page.getByRole('link', { name: title }).first().waitFor();
    }
    heldMs = 0;
    await open();
    await expect(drawn).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  await test.step('The worker exits silently: the next drawing starts another', async () => {
    const before = await page.evaluate(() => {
      for (const worker of window.drawingWorkers) worker.terminate();
      return window.drawingWorkers.length;
    });
    await page.goBack();
    await open();
    await expect(drawn).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => window.drawingWorkers.length)).toBe(before + 1);
  });

  await test.step('A failed page says so, and is drawn on retry', async () => {
    await page.goBack();
    await page.route(/\/documents\/[^/]+\/content/, (route) => route.abort());
    await open();
    await expect(failed.first()).toBeVisible();
    await expect(drawn).toHaveCount(0);
    await page.unroute(/\/documents\/[^/]+\/content/);
    await page.getByRole('button', { name: '重新加载' }).first().click();
    await expect(drawn).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
