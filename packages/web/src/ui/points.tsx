import { Icon, type IconName } from './icon.tsx';
import { Row, Stack, type BoxStyle, box } from './layout.tsx';
import styles from './points.module.css';

/** A list with a dash before each item. */
export const Points = ({ items, ...style }: { items: readonly string[] } & BoxStyle) => (
  <ul className={box(style, styles.points)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** A list with an icon before each item. */
export const IconPoints = ({ icon, items, label }: { icon: IconName; items: readonly string[]; label?: string }) => (
  <Stack as="ul" gap={3} tone="ink-2" aria-label={label}>
    {items.map((item) => (
      <Row as="li" key={item} gap={2.5} align="start">
        <Icon name={icon} size={18} className={box({ mt: 0.5, tone: 'brand' })} />
        {item}
      </Row>
    ))}
  </Stack>
);
