import { Suspense, lazy } from 'react';
import { useMay } from '../../../api/privileges.ts';

const HoldsCard = lazy(() => import('../parts/holds-card.tsx').then(({ HoldsCard: made }) => ({ default: made })));

/** The active legal holds of the enterprise on a contract, if there are any, for those who may place them (in the menu). */
export function Holds({ subject }: { subject: string }) {
  return useMay('enterprises:holds:manage') ? (
    <Suspense>
      <HoldsCard subject={subject} />
    </Suspense>
  ) : null;
}
