import type { Form } from '@countersign/contract';
import type { FormSettings } from '@countersign/domain';

/** What only some kinds of fields have, as the rules need it. */
export const settingsOf = ({ options, minChosen, maxChosen }: Form): FormSettings => ({
  options: options ?? undefined,
  minChosen: minChosen ?? undefined,
  maxChosen: maxChosen ?? undefined,
});
