import { Link } from '@tanstack/react-router';
import { Card, Icon, type IconName, Small, Stack, Text, box } from '../../../ui/index.ts';
import styles from './place-rows.module.css';

interface PlaceRow {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly why?: string;
}

/** The pages of a group as rows, where the sidebar has no room for them. */
export const PlaceRows = ({ label, places }: { label: string; places: readonly PlaceRow[] }) => (
  <Card as="nav" overflow="hidden" aria-label={label}>
    {places.map(({ to, icon, label: name, why }) => (
      <Link
        key={to}
        to={to}
        className={box({ gap: 3, row: true, py: 2.5, px: 4, tone: 'ink-2', plainLink: true }, styles.row)}
      >
        <Icon name={icon} />
        <Stack as="span" grow minWidth={0}>
          <Text weight={550} tone="ink" text={name} />
          {why && <Small as="span" text={why} />}
        </Stack>
        <Icon name="chevronRight" size={18} />
      </Link>
    ))}
  </Card>
);
