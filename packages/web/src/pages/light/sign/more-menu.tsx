import { useSharedText } from '../../../text/shared.ts';
import { IconButton, Small, Stack } from '../../../ui/index.ts';
import { MenuBody } from '../../../ui/menu-body.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';
import type { MoreAct } from './model/more-acts.ts';
import styles from './more.module.css';
import { useMoreText } from './more-text.ts';

export interface MoreMenuProps {
  acts: readonly MoreAct[];
  onChoose: (act: MoreAct) => void;
  /** The button was pressed before the menu was loaded. */
  opensAtOnce: boolean;
}

/** The alternatives to signing: handing on, returning, rejecting, each with its consequence in words (ux 24). */
export default function MoreMenu({ acts, onChoose, opensAtOnce }: MoreMenuProps) {
  const text = useMoreText();
  const shared = useSharedText();
  const all: Record<MoreAct, Pick<MenuItem, 'icon' | 'danger'> & { name: string; hint: string }> = {
    handOn: { icon: 'user', name: text.handOn, hint: text.handOnHint },
    giveBack: { icon: 'undo', name: text.giveBack, hint: text.giveBackHint },
    reject: { icon: 'close', danger: true, name: text.reject, hint: text.rejectHint },
    rejectVoid: { icon: 'close', danger: true, name: text.rejectVoid, hint: text.rejectVoidHint },
  };
  const items = acts.map((act): MenuItem => {
    const { name, hint, ...look } = all[act];
    const label = (
      <Stack as="span" pt={2} pr={1} pb={2} leading={1.4} className={styles.item}>
        {name}
        <Small as="span" text={hint} />
      </Stack>
    );
    return { key: act, label, ...look, onSelect: () => onChoose(act) };
  });
  return (
    <MenuBody
      trigger={<IconButton icon="more" label={shared.more} />}
      items={items}
      pressed={opensAtOnce ? 'pointer' : undefined}
    />
  );
}
