import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useSharedText } from '../../../text/shared.ts';
import { IconButton } from '../../../ui/index.ts';
import { LOAD_AFTER_MS, lateSheet } from '../../../ui/late.tsx';
import { whenIdle } from '../../../ui/when-idle.ts';
import { type MoreAct, moreActs } from './model/more-acts.ts';
import type { Signing } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import type { MoreMenuProps } from './more-menu.tsx';

const MoreSheets = lateSheet(() => import('./more-sheets.tsx').then((part) => part.default));

interface MoreProps {
  signing: Signing;
  forget: () => void;
  onActed: (acted: Acted) => void;
}

/** One quiet button for what a person may do instead of finishing. */
export function More({ signing, forget, onActed }: MoreProps) {
  const shared = useSharedText();
  const [act, setAct] = useState<MoreAct | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const { MoreMenu, load } = useMoreMenu();
  const acts = moreActs(signing.envelope, signing.participant);
  if (acts.length === 0) return null;
  return (
    <>
      {MoreMenu === null ? (
        <IconButton
          icon="more"
          label={shared.more}
          onClick={() => {
            setIsPressed(true);
            load();
          }}
        />
      ) : (
        <MoreMenu acts={acts} onChoose={setAct} opensAtOnce={isPressed} />
      )}
      <MoreSheets
        open={act !== null}
        act={act}
        signing={signing}
        forget={forget}
        onActed={onActed}
        onClose={() => setAct(null)}
      />
    </>
  );
}

/** The menu is loaded after the page; a press before that requests it (again), and it opens once loaded. */
function useMoreMenu() {
  const [MoreMenu, setMoreMenu] = useState<ComponentType<MoreMenuProps> | null>(null);
  const load = useCallback((): void => {
    import('./more-menu.tsx').then(
      (part) => setMoreMenu(() => part.default),
      () => {},
    );
  }, []);
  useEffect(() => whenIdle(LOAD_AFTER_MS, load), [load]);
  return { MoreMenu, load };
}
