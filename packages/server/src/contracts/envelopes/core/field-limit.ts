import type { CheckMark, StartFacts } from '@countersign/domain';
import { fromWsid, judgeFieldCount } from '@countersign/domain';
import { demand } from '../../../platform/index.ts';
import type { FormChange, GivenForm } from '../fields/judge-form.ts';
import type { DocumentRow, FormRow } from './store.ts';

type Documents = readonly Pick<DocumentRow, 'fileId' | 'pages'>[];

/** The forms of an envelope as far as the limits need them. */
export const formFacts = (forms: readonly FormRow[], documents: Documents): StartFacts['forms'] =>
  forms.map(({ fileId, participantId, formType, checkMark, settings }) => ({
    documentId: fileId,
    participantId,
    formType,
    fields: checkMark === null ? (settings?.options?.length ?? 1) || 1 : slicesOf(checkMark.pages, fileId, documents),
  }));

const slicesOf = (pages: CheckMark['pages'], fileId: string | undefined, documents: Documents): number =>
  pages?.length ?? documents.find((one) => one.fileId === fileId)?.pages.length ?? 0;

/**
 * Checks whether the requested fields fit the limit together with the existing ones, before any of them is computed: a
 * few forms may have very many slices (security 41). A changed form counts as often as the request names it.
 * @throws Refused ERROR_LIMIT_FORMS
 */
export function demandFieldLimit(
  given: readonly (GivenForm | FormChange)[],
  { documents, forms }: { readonly documents: Documents; readonly forms: readonly FormRow[] },
): void {
  const rows = new Map(forms.map((row) => [row.id, row]));
  const changed = new Set<string>();
  let fields = 0;
  for (const one of given) {
    const id = 'formWsid' in one ? fromWsid('form', one.formWsid) : null;
    const row = rows.get(id ?? '');
    if (row !== undefined) changed.add(row.id);
    const isSeal = (one.formType ?? row?.formType) === 'MULTI_CHECK_MARK';
    const fileId = one.fileWsid === undefined ? row?.fileId : (fromWsid('file', one.fileWsid) ?? undefined);
    fields += isSeal ? slicesOf(pagesGiven(one, row), fileId, documents) : (one.options?.length ?? 1) || 1;
  }
  const kept = formFacts(
    forms.filter(({ id }) => !changed.has(id)),
    documents,
  );
  demand(judgeFieldCount(kept.reduce((sum, one) => sum + one.fields, fields)));
}

/** The pages of a layout may be in the form or in its value (Spec §3 "initialValue"). */
function pagesGiven({ pages, initialValue }: GivenForm | FormChange, row: FormRow | undefined): CheckMark['pages'] {
  const inside = (typeof initialValue === 'object' ? initialValue : null) as Partial<CheckMark> | null;
  if (pages !== undefined) return pages;
  return inside?.pages === undefined ? (row?.checkMark?.pages ?? null) : inside.pages;
}
