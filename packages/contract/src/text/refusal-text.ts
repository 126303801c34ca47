import { type ErrorName, type RefusalParams, isTextFormat } from '@countersign/domain';
import { type Language, errorText } from './catalogue.ts';
import { ATTACHMENT_KIND_HINTS, TEXT_FORMAT_HINTS } from './field-kinds.ts';

/**
 * The text of a refusal with what it says about a field: `{where}` is the field that `page` and `name` tell, `{detail}` what a field
 * of that `format` takes.
 */
export function refusalText(name: ErrorName, language: Language, params: RefusalParams = {}): string {
  const detail = String(params['detail'] ?? params['format'] ?? '');
  return errorText(name, language, {
    ...params,
    where: whereText(params, language),
    detail: isTextFormat(detail)
      ? TEXT_FORMAT_HINTS[language][detail]
      : (ATTACHMENT_KIND_HINTS[language][detail] ?? detail),
  });
}

function whereText({ page, name }: RefusalParams, language: Language): string {
  if (page === undefined) return '';
  if (language === 'en') return ` (${name === undefined ? '' : `“${name}”, `}page ${page})`;
  return `（第 ${page} 页${name === undefined ? '' : `“${name}”`}）`;
}
