import {
  type ErrorName,
  RULE_GAPS,
  type RefusalParams,
  type RuleGap,
  type TextFormat,
  isTextFormat,
} from '@countersign/domain';
import type { phrases } from '../languages/zh-CN/phrases.ts';
import { type ErrorTexts, withFacts } from './errors.ts';
import { waitText } from './wait.ts';

/** What refusals are worded with, in one language. */
export interface RefusalWords {
  readonly errors: ErrorTexts;
  readonly phrases: typeof phrases;
  /** What a text field of each format takes. */
  readonly formats: Readonly<Record<TextFormat, string>>;
  /** The files that a field takes. */
  readonly files: Readonly<Record<string, string>>;
  readonly gaps: Readonly<Record<RuleGap, string>>;
}

/**
 * The text of a refusal with what it says about a field: `{where}` is the field that `page` and `name` tell, `{other}` the one that
 * `otherPage` and `otherName` tell, `{detail}` what a field of that `format` takes, or why a rule cannot be kept; `{wait}` is the
 * time of `expireIn` in words.
 */
export function wordRefusal(name: ErrorName, words: RefusalWords, params: RefusalParams = {}): string {
  const detail = String(params['detail'] ?? params['format'] ?? '');
  const { page, name: field, otherPage, otherName, expireIn } = params;
  const { where, other, wait } = words.phrases;
  return withFacts(words.errors[name] ?? '', {
    ...params,
    wait: waitText(typeof expireIn === 'number' ? expireIn : undefined, wait),
    where: page === undefined ? '' : where(String(page), nameOf(field)),
    other: otherPage === undefined ? '' : other(String(otherPage), nameOf(otherName)),
    detail: isTextFormat(detail)
      ? words.formats[detail]
      : name === 'ERROR_FORM_RULE' && isRuleGap(detail)
        ? words.gaps[detail]
        : (words.files[detail] ?? detail),
  });
}

const nameOf = (param: string | number | undefined): string | undefined =>
  param === undefined ? undefined : String(param);
const isRuleGap = (text: string): text is RuleGap => (RULE_GAPS as readonly string[]).includes(text);
