import type { Form } from '@countersign/contract';
import type * as Kinds from './index.ts';

/** What only some kinds of fields need; it is in a file of its own, because most contracts have none of them. */
let loaded: typeof Kinds | null = null;

/** Named here, because pages that open in a hurry do not contain the domain's rules of fields. */
const PLAIN: readonly Form['formType'][] = ['WRITE_SIGN', 'SEAL_SIGN', 'DATE', 'MULTI_CHECK_MARK', 'INITIALS'];
const isPlain = ({ formType, format, rules }: Form): boolean =>
  !rules && (PLAIN.includes(formType) || (formType === 'TEXT' && format === null));

export async function loadKinds(): Promise<void> {
  loaded ??= await import('./index.ts');
}

/** Before fields are judged or shown: loads what they need. */
export async function loadKindsOf(forms: readonly Form[]): Promise<void> {
  if (!forms.every(isPlain)) await loadKinds();
}

/** Null where the fields need none of it. */
export const kinds = (): typeof Kinds | null => loaded;
