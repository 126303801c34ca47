import type { OfficeSeal } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { formatDistance } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { useNow } from '../../parts/use-now.ts';
import { stateOf } from './queries.ts';
import { Grid, Hint, Row, Stack, Text } from '../../../../ui/layout.tsx';
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
    <Stack as="li" card position="relative" className={styles.card}>
      <Grid center overflow="hidden" fill="sheet" className={styles.picture}>
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
      </Grid>
      <Stack gap={0.5} position="relative" grow py={3} px={3} borderTop>
        <Row gap={2} wrap justify="between" mb={1.5}>
          <StatePill state={stateOf(seal)} />
          <Text size="xs" tabular tone="ink-3">
            {words.size(widthMm, heightMm)}
          </Text>
        </Row>
        <Text as="h2" pr={10} size="touch" weight={600} leading={1.4} className={styles.name}>
          <Link to="/enterprise/seals/$officeSealWsid" params={{ officeSealWsid }}>
            {name}
          </Link>
        </Text>
        {words.kinds[seal.kind] !== name && (
          <Hint size="s" leading={1.5}>
            {words.kinds[seal.kind]}
          </Hint>
        )}
        <Hint size="s" leading={1.5}>
          {words.holders(holderCount)}
        </Hint>
        <Hint size="s" leading={1.5}>
          {lastUsedDatetime === null ? words.neverUsed : words.lastUse(formatDistance(lastUsedDatetime, now))}
        </Hint>
        {acts.length > 0 && (
          <div className={styles.menu}>
            <Menu trigger={<IconButton icon="more" label={words.acts(name)} />} items={acts} />
          </div>
        )}
      </Stack>
    </Stack>
  );
}
