import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/setup/tools.mjs';

/** The Chromium that the tests drive: that of CHROMIUM_PATH or of the system, else Playwright's own, which is downloaded if it is missing. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await ensureChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}
