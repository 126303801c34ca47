import type { OfficeSeal } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { formatDistance } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { useNow } from '../../parts/use-now.ts';
import { stateOf } from './queries.ts';
import styles from './seal-card.module.css';
import { SealPicture } from './seal-picture.tsx';
import { StatePill } from './state-pill.tsx';
import { sealsText } from './text.ts';

interface SealCardProps {
  seal: OfficeSeal;
  acts: readonly MenuItem[];
}

/** A seal as a card: its impression, size, state, authorised members and last use (ux 35). */
export function SealCard({ seal, acts }: SealCardProps) {
  const words = useText(sealsText);
  const now = useNow();
  const { officeSealWsid, name, widthMm, heightMm, pictureHref, holderCount, lastUsedDatetime } = seal;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {pictureHref === null ? (
          <Icon name="seal" size={48} />
        ) : (
          <SealPicture
            widthMm={widthMm}
            heightMm={heightMm}
            href={pictureHref.href}
            alt={words.pictureOf(name)}
            faded={seal.status === 'ABANDONED'}
          />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.line}>
          <StatePill state={stateOf(seal)} />
          <span className={styles.size}>{words.size(widthMm, heightMm)}</span>
        </div>
        <h2 className={styles.name}>
          <Link to="/enterprise/seals/$officeSealWsid" params={{ officeSealWsid }}>
            {name}
          </Link>
        </h2>
        {words.kinds[seal.kind] !== name && <p className={styles.fact}>{words.kinds[seal.kind]}</p>}
        <p className={styles.fact}>{words.holders(holderCount)}</p>
        <p className={styles.fact}>
          {lastUsedDatetime === null ? words.neverUsed : words.lastUse(formatDistance(lastUsedDatetime, now))}
        </p>
        {acts.length > 0 && (
          <div className={styles.menu}>
            <Menu trigger={<IconButton icon="more" label={words.acts(name)} />} items={acts} />
          </div>
        )}
      </div>
    </li>
  );
}
