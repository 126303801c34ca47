import type { Envelope } from '@countersign/contract';
import type { IconName } from '../../../ui/icon.tsx';

/** The acts behind the button, the grave ones last. */
const MORE_ACTS = ['prolong', 'copy', 'template', 'hold', 'recycle', 'cancel', 'revoke'] as const;
export type MoreAct = (typeof MORE_ACTS)[number];
interface Offered {
  readonly act: MoreAct;
  readonly icon: IconName;
  readonly danger: boolean;
}
const ICONS: Record<MoreAct, IconName> = {
  prolong: 'calendar',
  copy: 'copy',
  template: 'files',
  hold: 'shield',
  cancel: 'minus',
  recycle: 'trash',
  revoke: 'close',
};

/** `mayHold`: whether the member may place legal holds of the enterprise. */
export const moreActs = ({ abilities }: Pick<Envelope, 'abilities'>, mayHold: boolean): Offered[] =>
  MORE_ACTS.filter((act) => (act === 'hold' ? mayHold : abilities.includes(act))).map((act) => ({
    act,
    icon: ICONS[act],
    danger: act === 'revoke' || act === 'cancel',
  }));
