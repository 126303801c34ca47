import type { Document, Form } from '@countersign/contract';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { CheckMark } from './check-mark.tsx';
import { FieldBox } from './field-box.tsx';
import { type FieldValues, faultOf } from './model/fields.ts';
import type { SigningValues } from './model/use-signing-values.ts';

interface FieldLayerProps {
  fields: readonly Form[];
  documents: readonly Document[];
  page: ViewPage;
  scale: number;
  current: string | null;
  signings: SigningValues;
  /** Those of the fields that are shown. */
  values: FieldValues;
  onOpen: (form: Form) => void;
  onFocus: (form: Form) => void;
}
/** The person's fields on one page. */
export function FieldLayer({
  fields,
  documents,
  page,
  scale,
  current,
  signings,
  values,
  onOpen,
  onFocus,
}: FieldLayerProps) {
  const fieldsHere = fields
    .filter((form) => form.formType !== 'MULTI_CHECK_MARK')
    .filter((form) => form.fileWsid === page.docId && form.page === page.page)
    .map((form) => (
      <FieldBox
        key={form.formWsid}
        form={form}
        value={values[form.formWsid]}
        fault={faultOf(form, values[form.formWsid])}
        scale={scale}
        isCurrent={form.formWsid === current}
        onOpen={onOpen}
        onFocus={onFocus}
        onText={({ formWsid }, given) => signings.set(formWsid, { kind: 'text', text: given })}
      />
    ));
  // A check-mark seal is on more pages than its own.
  const checkMarks = fields
    .filter(({ formType, fileWsid }) => formType === 'MULTI_CHECK_MARK' && fileWsid === page.docId)
    .map((form) => (
      <CheckMark
        key={form.formWsid}
        form={form}
        page={page}
        scale={scale}
        onOpen={onOpen}
        onFocus={onFocus}
        sizes={documents.find(({ fileWsid }) => fileWsid === form.fileWsid)?.pages ?? []}
        value={values[form.formWsid]}
        isCurrent={form.formWsid === current}
      />
    ));
  return [...fieldsHere, ...checkMarks];
}
