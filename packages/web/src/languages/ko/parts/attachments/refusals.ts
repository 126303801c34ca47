import type { RefusalWords } from '@countersign/contract';
import { filesErrors } from '@countersign/contract/languages/ko/errors/files';
import { ATTACHMENT_KIND_HINTS, RULE_GAP_TEXTS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/ko/labels';
import { phrases } from '@countersign/contract/languages/ko/phrases';

export const text: RefusalWords = {
  errors: filesErrors,
  phrases,
  formats: TEXT_FORMAT_HINTS,
  files: ATTACHMENT_KIND_HINTS,
  gaps: RULE_GAP_TEXTS,
};
