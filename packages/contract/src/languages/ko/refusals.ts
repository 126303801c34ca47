import type { RefusalWords } from '../../text/word-refusal.ts';
import { errors } from './errors/index.ts';
import { ATTACHMENT_KIND_HINTS, RULE_GAP_TEXTS, TEXT_FORMAT_HINTS } from './labels.ts';
import { phrases } from './phrases.ts';

export const refusals: RefusalWords & { readonly errors: typeof errors } = {
  errors,
  phrases,
  formats: TEXT_FORMAT_HINTS,
  files: ATTACHMENT_KIND_HINTS,
  gaps: RULE_GAP_TEXTS,
};
