import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { setLanguage } from '../text/text.ts';
import './texts.ts';
import '../ui/base.css';
import '../ui/kit.css';

/** The size of the window in CSS pixels. */
const DESKTOP = [1280, 900] as const;

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  setLanguage('zh-CN');
  await page.viewport(...DESKTOP);
});
