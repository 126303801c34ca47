import { Suspense, lazy, useState } from 'react';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lateSheet } from '../../../ui/late.tsx';
import { type MoreAct, moreActs } from './model/more-acts.ts';
import type { Signing } from './model/queries.ts';
import type { Acted } from './model/stage.ts';

const MoreMenu = lazy(() => import('./more-menu.tsx'));
const MoreSheets = lateSheet(() => import('./more-sheets.tsx').then((part) => part.default));

interface MoreProps {
  signing: Signing;
  forget: () => void;
  onActed: (acted: Acted) => void;
}

/** One quiet button for what a person may do instead of finishing. */
export function More({ signing, forget, onActed }: MoreProps) {
  const shared = useText(sharedText);
  const [act, setAct] = useState<MoreAct | null>(null);
  const acts = moreActs(signing.envelope, signing.participant);
  if (acts.length === 0) return null;
  return (
    <>
      <Suspense fallback={<IconButton icon="more" label={shared.more} />}>
        <MoreMenu acts={acts} onChoose={setAct} />
      </Suspense>
      <MoreSheets open={act !== null} {...{ act, signing, forget, onActed }} onClose={() => setAct(null)} />
    </>
  );
}
