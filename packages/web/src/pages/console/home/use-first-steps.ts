import { useQuery } from '@tanstack/react-query';
import { enterpriseQuery, useEdition, useEnterprise } from '../../../api/accounts.ts';
import { currentUserWsid, userQuery } from '../../../api/session.ts';
import { countsQuery, sealsQuery } from '../model/queries.ts';
import { type FirstStep, type JudgedStep, areWorthShowing, judgeFirstSteps } from './first-steps.ts';
import { useHomeText } from './text.ts';

/** Whether it is still unknown which steps are shown. */
export function useFirstStepsPending(): boolean {
  const user = useQuery(userQuery(currentUserWsid()));
  const enterprise = useQuery(enterpriseQuery(currentUserWsid()));
  const counts = useQuery(countsQuery);
  const seals = useQuery(sealsQuery);
  return user.isPending || enterprise.isPending || counts.isPending || seals.isPending;
}

/** Renders nothing until the facts are loaded, so that the card does not flash. */
export function useFirstSteps(): readonly JudgedStep[] | null {
  const edition = useEdition();
  const enterprise = useEnterprise();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const { data: counts } = useQuery(countsQuery);
  const { data: seals } = useQuery(sealsQuery);
  if (user === undefined || counts === undefined || seals === undefined) return null;
  if (edition === 'e' && !enterprise) return null;
  const steps = judgeFirstSteps({
    idttvStatus: enterprise?.idttvStatus ?? user.idttvStatus,
    existSignPassword: user.existSignPassword,
    sealCount: seals.length,
    envelopeCount: Object.values(counts).reduce((sum, count) => sum + count, 0) - (counts.DRAFT ?? 0),
  });
  return areWorthShowing(steps) ? steps : null;
}

/** The title of a step and its purpose. */
export function useStepWords(step: FirstStep): readonly [title: string, why: string] {
  const words = useHomeText();
  const edition = useEdition();
  const said: Record<FirstStep, readonly [string, string]> = {
    identity:
      edition === 'e'
        ? [words.stepIdentityEnterprise, words.stepIdentityEnterpriseWhy]
        : [words.stepIdentity, words.stepIdentityWhy],
    password: [words.stepPassword, words.stepPasswordWhy],
    first: [words.stepFirst, words.stepFirstWhy],
  };
  return said[step];
}
