import { type ErrorName, RULE_GAPS, type RefusalParams, type RuleGap, isTextFormat } from '@countersign/domain';
import { type Language, errorText } from './catalogue.ts';
import { ATTACHMENT_KIND_HINTS, TEXT_FORMAT_HINTS } from './field-kinds.ts';
import type { Labels } from './labels.ts';

/**
 * The text of a refusal with what it says about a field: `{where}` is the field that `page` and `name` tell, `{other}` the one that
 * `otherPage` and `otherName` tell, `{detail}` what a field of that `format` takes, or why a rule cannot be kept.
 */
export function refusalText(name: ErrorName, language: Language, params: RefusalParams = {}): string {
  const detail = String(params['detail'] ?? params['format'] ?? '');
  const { page, name: field, otherPage, otherName } = params;
  return errorText(name, language, {
    ...params,
    where: whereText(page, field, language),
    other: otherText(otherPage, otherName, language),
    detail: isTextFormat(detail)
      ? TEXT_FORMAT_HINTS[language][detail]
      : name === 'ERROR_FORM_RULE' && isRuleGap(detail)
        ? RULE_GAP_TEXTS[language][detail]
        : (ATTACHMENT_KIND_HINTS[language][detail] ?? detail),
  });
}

type Param = string | number | undefined;

function whereText(page: Param, name: Param, language: Language): string {
  if (page === undefined) return '';
  if (language === 'en') return ` (${name === undefined ? '' : `“${name}”, `}page ${page})`;
  return `（第 ${page} 页${name === undefined ? '' : `“${name}”`}）`;
}

function otherText(page: Param, name: Param, language: Language): string {
  if (page === undefined) return '';
  if (language === 'en') return name === undefined ? `the field on page ${page}` : `“${name}” on page ${page}`;
  return `第 ${page} 页的${name === undefined ? '签署区' : `“${name}”`}`;
}

const isRuleGap = (text: string): text is RuleGap => (RULE_GAPS as readonly string[]).includes(text);

const RULE_GAP_TEXTS: Labels<RuleGap> = {
  'zh-CN': {
    MISSING: '它引用的签署区已不存在。',
    LATER: '只能引用同一位签署人的签署区，或签署顺序在前的签署人的签署区。',
    KIND: '它引用的签署区类型不合适。',
    VALUE: '条件中的内容不在它引用的签署区的选项之内。',
    CIRCLE: '规则互相引用，成了循环。',
  },
  en: {
    MISSING: 'a field that it reads no longer exists.',
    LATER: 'it can only read fields of the same signer, or of signers with an earlier number.',
    KIND: 'it reads a field of a kind that does not fit.',
    VALUE: 'its condition names something that is no option of the field that it reads.',
    CIRCLE: 'its fields read each other in a circle.',
  },
};
