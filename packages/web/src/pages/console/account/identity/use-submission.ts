import type { IdentityPaperRow } from '@countersign/contract';
import type { IdentityPaper } from '@countersign/domain';
import { type FormEvent, useRef, useState } from 'react';
import { refreshAccounts } from '../../../../api/accounts.ts';
import { errorNameOf, messageOf } from '../../../../api/client.ts';
import { toast } from '../../../../ui/toast.tsx';
import { useIdentityText } from './identity-text.ts';

type Place = 'name' | 'number' | 'papers' | 'form';
/** The field under which a refusal is shown (ux 38). */
const PLACES: Readonly<Record<string, Place | undefined>> = {
  ERROR_IDENTITY_NAME: 'name',
  ERROR_IDENTITY_NUMBER: 'number',
  ERROR_ENTERPRISE_CODE: 'number',
  ERROR_ENTERPRISE_TAKEN: 'number',
  ERROR_IDENTITY_TAKEN: 'number',
  ERROR_IDENTITY_LETTER: 'papers',
  ERROR_IDENTITY_PAPERS: 'papers',
};
export type Papers = Readonly<Partial<Record<IdentityPaper, IdentityPaperRow>>>;

interface Submission {
  /** Whether everything that is required is there; the first missing field is scrolled into view. */
  readonly isComplete: boolean;
  readonly send: (papers: string[]) => Promise<unknown>;
  /** Those of the chosen pictures that belong to this application. */
  readonly kinds: readonly IdentityPaper[];
}

/** The pictures, the refusals and the submission of an application, without its fields. */
export function useSubmission() {
  const words = useIdentityText();
  const [papers, setPapers] = useState<Papers>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly place: Place; readonly words: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent, { isComplete, send, kinds }: Submission): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setRefusal(null);
    // The next render marks the wrong fields.
    if (!isComplete) return void requestAnimationFrame(() => firstFault(form.current)?.focus());
    setBusy(true);
    try {
      await send(kinds.flatMap((kind) => papers[kind]?.paperWsid ?? []));
      toast('success', words.submitted);
      await refreshAccounts();
    } catch (error) {
      setRefusal({ place: PLACES[errorNameOf(error) ?? ''] ?? 'form', words: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    papers,
    tried,
    busy,
    form,
    submit,
    refusalAt: (place: Place): string | undefined => (refusal?.place === place ? refusal.words : undefined),
    forgive: () => setRefusal(null),
    keepPaper: (paper: IdentityPaperRow) => setPapers((now) => ({ ...now, [paper.kind]: paper })),
  };
}

export type SubmissionState = ReturnType<typeof useSubmission>;

const firstFault = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing="true"] button') ?? null;
