import type { Form } from '@countersign/contract';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { FieldBox } from './field-box.tsx';
import { faultOf } from './model/fields.ts';
import type { SigningValues } from './model/use-signing-values.ts';

interface FieldLayerProps {
  fields: readonly Form[];
  page: ViewPage;
  scale: number;
  current: string | null;
  signings: SigningValues;
  onOpen: (form: Form) => void;
  onFocus: (form: Form) => void;
}
/** The person's fields on one page. */
export function FieldLayer({ fields, page, scale, current, signings, onOpen, onFocus }: FieldLayerProps) {
  return fields
    .filter((form) => form.fileWsid === page.docId && form.page === page.page)
    .map((form) => (
      <FieldBox
        key={form.formWsid}
        form={form}
        value={signings.values[form.formWsid]}
        fault={faultOf(form, signings.values[form.formWsid])}
        scale={scale}
        isCurrent={form.formWsid === current}
        onOpen={onOpen}
        onFocus={onFocus}
        onText={({ formWsid }, given) => signings.set(formWsid, { kind: 'text', text: given })}
      />
    ));
}
