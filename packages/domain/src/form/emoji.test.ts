import { describe, expect, it } from 'vitest';
import { spelledEmoji } from './emoji.ts';

describe('Emoji in a text drawn on a page', () => {
  it.each([
    ['同意😀。', '同意[U+1F600]。'],
    ['👍🏽 ok', '[U+1F44D U+1F3FD] ok'],
    ['👨‍👩‍👧', '[U+1F468 U+1F469 U+1F467]'],
    ['🇨🇳', '[U+1F1E8 U+1F1F3]'],
    ['1️⃣', '[U+0031 U+20E3]'],
    ['❤️', '[U+2764]'],
  ])('are replaced by their code points: %s', (text, spelled) => expect(spelledEmoji(text)).toBe(spelled));

  it.each(['第 3 条 #5 * ①②', '© 2026 ® ✓ ★ ☎', '𠮷野家 䶮', 'name@example.com'])('are not found in text: %s', (text) =>
    expect(spelledEmoji(text)).toBe(text),
  );
});
