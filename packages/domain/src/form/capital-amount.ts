import { type Decimal, rounded } from './decimal.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'] as const;
const GROUPS = ['', '万', '亿'] as const;
const SPELLED =
  /^(?:人民币)?(负?)(?:([零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+)[元圆])?(?:零?(?:([壹贰叁肆伍陆柒捌玖])角)?零?(?:([壹贰叁肆伍陆柒捌玖])分)?)?整?$/;

/**
 * An amount in the capital numerals that are hard to forge, as bills in mainland China need them (支付结算办法, annex 1):
 * 1,409.50 is 壹仟肆佰零玖元伍角.
 */
export function capitalAmount(amount: Decimal): string {
  const { units } = rounded(amount, 2);
  const cents = units < 0n ? -units : units;
  const [whole, tenths, hundredths] = [cents / 100n, Number((cents / 10n) % 10n), Number(cents % 10n)];
  const sign = units < 0n ? '负' : '';
  const main = whole === 0n ? '' : `${capitalInteger(whole)}元`;
  if (tenths === 0 && hundredths === 0) return `${sign}${main || '零元'}整`;
  const tenth = tenths === 0 ? (main === '' ? '' : '零') : `${DIGITS[tenths]}角`;
  return `${sign}${main}${tenth}${hundredths === 0 ? '整' : `${DIGITS[hundredths]}分`}`;
}

function capitalInteger(whole: bigint): string {
  let text = '';
  let isGap = false;
  for (let group = GROUPS.length - 1; group >= 0; group--) {
    const value = Number((whole / 10000n ** BigInt(group)) % 10000n);
    if (value === 0) {
      isGap ||= text !== '';
      continue;
    }
    if (isGap || (text !== '' && value < 1000)) text += '零';
    text += capitalGroup(value) + GROUPS[group];
    isGap = false;
  }
  return text;
}

function capitalGroup(value: number): string {
  let text = '';
  let isGap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      isGap ||= text !== '';
      continue;
    }
    text += `${isGap ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
    isGap = false;
  }
  return text;
}

/** Reads a capital amount back; null if the text is none. */
export function amountInCapitals(text: string): Decimal | null {
  const match = SPELLED.exec(text);
  if (!match || text === '') return null;
  const [, minus, whole = '', tenth = '', hundredth = ''] = match;
  const main = BigInt(wholeOf(whole));
  const units = main * 100n + BigInt(DIGITS.indexOf(tenth || '零') * 10 + DIGITS.indexOf(hundredth || '零'));
  const amount = { units: minus === '' ? units : -units, scale: 2 };
  const said = text.replace(/^人民币/, '').replace('圆', '元');
  return withoutEnd(said) === withoutEnd(capitalAmount(amount)) ? amount : null;
}

/** 整 after 角 may be left out. */
const withoutEnd = (text: string): string => text.replace(/整$/, '');

function wholeOf(text: string): number {
  for (const [sign, size] of [
    ['亿', 1e8],
    ['万', 1e4],
  ] as const) {
    const at = text.lastIndexOf(sign);
    if (at >= 0) return wholeOf(text.slice(0, at)) * size + wholeOf(text.slice(at + 1));
  }
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    const place = PLACES.findIndex((one) => one === sign);
    if (place > 0) [sum, digit] = [sum + digit * 10 ** place, 0];
    else digit = DIGITS.indexOf(sign);
  }
  return sum + digit;
}
