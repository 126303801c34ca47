import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

describe('The text of a refusal about a field', () => {
  it.each([
    [
      'zh-CN',
      { page: 2, name: '总价', format: 'AMOUNT' },
      '填写的内容不符合要求（第 2 页“总价”）：金额，最多两位小数，如 1234.50',
    ],
    ['zh-CN', { page: 2, format: 'yyyy-MM-dd' }, '填写的内容不符合要求（第 2 页）：yyyy-MM-dd'],
    ['en', { detail: 'EMAIL' }, 'The value is not allowed in this field: an e-mail address, such as li@example.com'],
  ] as const)('says in %s which field it is and what it takes: %o', (language, params, text) => {
    expect(refusalText('ERROR_FORM_VALUE', language, params)).toBe(text);
  });

  it('says why a rule cannot be kept, and what a value has to be equal to', () => {
    expect(refusalText('ERROR_FORM_RULE', 'zh-CN', { page: 2, name: '总价', detail: 'CIRCLE' })).toBe(
      '签署区（第 2 页“总价”）的规则无法执行：规则互相引用，成了循环。',
    );
    expect(refusalText('ERROR_FORM_UNEQUAL', 'zh-CN', { page: 2, otherPage: 1 })).toBe(
      '签署区（第 2 页）的内容必须与第 1 页的签署区相同。',
    );
  });
});
