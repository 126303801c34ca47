import type { ReactNode } from 'react';
import { type BoxStyle, Small, Stack, Text, box } from '../../../../ui/index.ts';

/** The style of one envelope in a list. */
export const ROW: BoxStyle = {
  row: true,
  gap: 3,
  width: 'full',
  p: 3,
  border: true,
  radius: 'm',
  fill: 'surface',
  textAlign: 'left',
};
export const rowClass = box(ROW);

/** The title of an envelope, and a line on its state. */
export const RowWords = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Stack as="span" gap={0.5} grow minWidth={0}>
    {title !== undefined && <Text heading="s" text={title} />}
    <Small as="span">{children}</Small>
  </Stack>
);

/** A part of the page below a small title. */
export const ListPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={2} aria-label={title}>
    <Text as="h2" tone="ink-3" size="s" weight={600} text={title} />
    {children}
  </Stack>
);
