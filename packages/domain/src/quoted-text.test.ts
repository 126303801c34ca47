import { describe, expect, it } from 'vitest';
import { quotedName, quotedText } from './quoted-text.ts';

describe('Text typed by a user', () => {
  it.each([
    ['采购合同', '《采购合同》', '“采购合同”'],
    ['采购合同.pdf', '《采购合同.pdf》', '“采购合同.pdf”'],
    ['Agreement 2026.03.01 v1.2.pdf', '《Agreement 2026.03.01 v1.2.pdf》', '“Agreement 2026.03.01 v1.2.pdf”'],
    ['【工商银行】您的账户 http://evil.example/x', '《工商银行 您的账户 …》', '“工商银行 您的账户 …”'],
    ['请访问evil.com/a查看', '《请访问…查看》', '“请访问…查看”'],
    ['www.evil', '《…》', '“…”'],
    ['ｅｖｉｌ．ｃｏｍ', '《…》', '“…”'],
    ['evil\ufe0f.com', '《…》', '“…”'],
    ['evil\u034f.com', '《…》', '“…”'],
    ['工商银行\u0301.中国', '《工商银行\u0301. 中国》', '“工商银行\u0301. 中国”'],
    ['e\u200Bvil.com', '《…》', '“…”'],
    ['工商银行.中国', '《工商银行. 中国》', '“工商银行. 中国”'],
    ['http://1.2.3.4', '《…》', '“…”'],
    ['10.0.0.1:8080/login', '《…》', '“…”'],
    ['help@evil.example', '《…》', '“…”'],
    ['a》\n【银行】“b”', '《a’ 银行 ’b’》', '“a’ 银行 ’b’”'],
    ['evil.com/contract.pdf', '《…》', '“…”'],
  ])('%s is quoted on one line and contains no link', (typed, zh, en) => {
    expect(quotedText(typed, 'title', 'zh-CN')).toBe(zh);
    expect(quotedText(typed, 'title', 'en')).toBe(en);
  });

  it('is shortened by characters, and quoted as a name or a reason', () => {
    expect(quotedText('李'.repeat(30), 'name', 'zh-CN')).toBe(`“${'李'.repeat(23)}…”`);
    expect([...quotedText('😀'.repeat(100), 'title', 'en')]).toHaveLength(42);
    expect(quotedText('价格不对', 'reason', 'zh-CN')).toBe('“价格不对”');
  });

  it('is shortened before links are searched, so that long texts cost nothing', () => {
    const typed = 'a.'.repeat(500_000);
    expect(quotedText(typed, 'reason', 'en').length).toBeLessThan(90);
  });

  it('is marked as unverified if the authority has not verified the name (Rulings §8.13)', () => {
    expect(quotedName('工商银行', 'PROFILE', 'name', 'zh-CN')).toBe('“工商银行”（未经核实）');
    expect(quotedName('Acme (verified)', 'GIVEN', 'enterprise', 'en')).toBe('“Acme (verified)” (not verified)');
    expect(quotedName('王伟', 'VERIFIED', 'name', 'en')).toBe('“王伟”');
    expect(quotedName('', 'GIVEN', 'name', 'zh-CN')).toBe('“”');
  });
});
