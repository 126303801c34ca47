import { shownContact } from '@countersign/domain';
import { useEffect, useRef } from 'react';
import type { AccountKind } from '../../../parts/entry/account.ts';
import { useForgotText } from './text.ts';
import type { useRecovery } from './use-recovery.ts';

export type Recovery = ReturnType<typeof useRecovery>;

/** The heading of a stage. */
export function useHeading({ stage, account }: Recovery['state'], takes: AccountKind): { title: string; why: string } {
  const text = useForgotText();
  if (stage === 1) return { title: text.newTitle, why: text.newWhy(shownContact(account)) };
  if (stage === 2) return { title: text.doneTitle, why: '' };
  return { title: text.title, why: takes === 'phone' ? text.why : text.whyAny };
}

/** A new stage focuses its title; on the first one the focus stays where the page put it. */
export function useFocusOnStage(stage: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    title.current?.focus();
  }, [stage]);
  return title;
}
