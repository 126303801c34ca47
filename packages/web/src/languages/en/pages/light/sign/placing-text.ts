import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: 'What to place',
  hint: 'Choose one, then touch the place on the page, or drag it there.',
  armed: (kind) => `${kind}: touch its place on the page`,
  selected: 'Drag it to move it; its lower right corner changes its size',
  remove: (kind) => `Remove this field: ${kind}`,
  onPage: (kind, page) => `${kind}, page ${page}`,
  tooLate: 'The document already has a signature: only signatures and seals can still be added.',
  saving: 'Saving…',
};
