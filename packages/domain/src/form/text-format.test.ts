import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInCapitals, capitalAmount } from './capital-amount.ts';
import { decimalIn } from './decimal.ts';
import { TEXT_FORMATS, spelledIn } from './text-format.ts';

describe('A text field of a format', () => {
  it.each([
    ['NUMBER', '1,234.50', '1234.5'],
    ['NUMBER', '－０７', '-7'],
    ['NUMBER', '0.000', '0'],
    ['AMOUNT', '1234.5', '1,234.50'],
    ['AMOUNT', '￥ 1234567', '1,234,567.00'],
    ['AMOUNT', '-0.05', '-0.05'],
    ['AMOUNT', '999999999999.99', '999,999,999,999.99'],
    ['AMOUNT', '壹仟贰佰叁拾肆元伍角', '1,234.50'],
    ['CAPITAL_AMOUNT', '1,409.5', '壹仟肆佰零玖元伍角整'],
    ['CAPITAL_AMOUNT', '6007.14', '陆仟零柒元壹角肆分'],
    ['CAPITAL_AMOUNT', '325.04', '叁佰贰拾伍元零肆分'],
    ['CAPITAL_AMOUNT', '107000.53', '壹拾万柒仟元伍角叁分'],
    ['CAPITAL_AMOUNT', '100000001', '壹亿零壹元整'],
    ['CAPITAL_AMOUNT', '10', '壹拾元整'],
    ['CAPITAL_AMOUNT', '0', '零元整'],
    ['CAPITAL_AMOUNT', '-0.3', '负叁角整'],
    ['EMAIL', ' Li.Hua@Example.COM ', 'li.hua@example.com'],
    ['PHONE', '+86 138-0013-8000', '13800138000'],
    ['PHONE', '010 88886666', '010-88886666'],
    ['PHONE', '0571-8888666-12', '0571-8888666-12'],
    ['PHONE', '400 810 8888', '400-810-8888'],
    ['PHONE', '+44 20 7946 0018', '+442079460018'],
    ['ID_NUMBER', '11010519491231002x', '11010519491231002X'],
    ['ID_NUMBER', '110105 19491231 002X', '11010519491231002X'],
  ] as const)('%s prints %s as %s', (format, typed, printed) => {
    expect(spelledIn(format, typed)).toBe(printed);
  });

  it.each([
    ['NUMBER', '12,34'],
    ['NUMBER', '1e5'],
    ['NUMBER', '0x10'],
    ['NUMBER', ''],
    ['NUMBER', '1234567890123'],
    ['NUMBER', '0.1234567'],
    ['AMOUNT', '1.005'],
    ['AMOUNT', '一百元'],
    ['CAPITAL_AMOUNT', '壹壹元整'],
    ['CAPITAL_AMOUNT', '整'],
    ['EMAIL', 'li.hua@'],
    ['EMAIL', '13800138000'],
    ['PHONE', '12345'],
    ['PHONE', 'li@example.com'],
    ['ID_NUMBER', '110105194912310021'],
    ['ID_NUMBER', '11010519491331002X'],
  ] as const)('%s refuses %s', (format, typed) => {
    expect(spelledIn(format, typed)).toBeNull();
  });

  it('prints what it has printed without a change', () => {
    const text = fc.oneof(
      fc.string(),
      fc.integer({ min: -1e9, max: 1e9 }).map((cents) => String(cents / 100)),
      fc.stringMatching(/^1[3-9]\d{9}$/),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...TEXT_FORMATS), (typed, format) => {
        const printed = spelledIn(format, typed);
        if (printed !== null) expect(spelledIn(format, printed)).toBe(printed);
      }),
    );
  });

  it('reads every capital amount as the amount that it spells', () => {
    const cents = fc.oneof(
      fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }),
      // Amounts with many zeros.
      fc.tuple(fc.bigInt({ min: 0n, max: 9999n }), fc.nat(9)).map(([digits, zeros]) => digits * 10n ** BigInt(zeros)),
    );
    fc.assert(
      fc.property(cents, (units) => {
        const amount = { units, scale: 2 };
        const text = capitalAmount(amount);
        expect(amountInCapitals(text)).toEqual(amount);
        expect(text).not.toMatch(/零零|^零.+元|零元(?!整)/);
      }),
    );
  });

  it('keeps every digit of a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,11}(\.\d{0,5}[1-9])?$/), (typed) => {
        expect(spelledIn('NUMBER', typed)).toBe(typed);
        expect(decimalIn(typed)?.scale).toBe(typed.split('.')[1]?.length ?? 0);
      }),
    );
  });
});
