import type { OfficeSeal } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { formatDistance } from '../../../../text/format.ts';
import { Hint, Icon, IconButton, Row, Text } from '../../../../ui/index.ts';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { useNow } from '../../parts/use-now.ts';
import { stateOf } from './queries.ts';
import { PictureCard } from '../picture-card.tsx';
import styles from './seal-card.module.css';
import { SealPicture } from './seal-picture.tsx';
import { StatePill } from './state-pill.tsx';
import { useSealsText } from './text.ts';

/** A seal as a card: its impression, size, state, authorised members and last use (ux 35). */
export function SealCard({ seal, acts }: { seal: OfficeSeal; acts: readonly MenuItem[] }) {
  const words = useSealsText();
  const now = useNow();
  const { officeSealWsid, name, widthMm, heightMm, pictureHref, holderCount, lastUsedDatetime } = seal;
  const facts = [
    ...(words.kinds[seal.kind] === name ? [] : [words.kinds[seal.kind]]),
    words.holders(holderCount),
    lastUsedDatetime === null ? words.neverUsed : words.lastUse(formatDistance(lastUsedDatetime, now)),
  ];
  return (
    <PictureCard
      fill="sheet"
      picture={
        pictureHref === null ? (
          <Icon name="seal" size={48} />
        ) : (
          <SealPicture
            widthMm={widthMm}
            heightMm={heightMm}
            href={pictureHref.href}
            alt={words.pictureOf(name)}
            faded={seal.status === 'ABANDONED'}
          />
        )
      }
      state={
        <Row gap={2} wrap justify="between" mb={1.5}>
          <StatePill state={stateOf(seal)} />
          <Text size="xs" tabular tone="ink-3" text={words.size(widthMm, heightMm)} />
        </Row>
      }
      name={
        <Link to="/enterprise/seals/$officeSealWsid" params={{ officeSealWsid }}>
          {name}
        </Link>
      }
    >
      {facts.map((fact) => (
        <Hint key={fact} size="s" leading={1.5} text={fact} />
      ))}
      {acts.length > 0 && (
        <div className={styles.menu}>
          <Menu trigger={<IconButton icon="more" label={words.acts(name)} />} items={acts} />
        </div>
      )}
    </PictureCard>
  );
}
