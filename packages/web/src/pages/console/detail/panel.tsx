import type { ReactNode } from 'react';
import { type ClassName } from '../../../ui/box.ts';
import { Card, Heading } from '../../../ui/layout.tsx';

interface PanelProps {
  /** Of the heading, which names the panel. */
  id?: string;
  title: string;
  className?: ClassName;
  children: ReactNode;
}
/** A card in the side column, with a heading. */
export const Panel = ({ id, title, className, children }: PanelProps) => (
  <Card as="section" p={5} className={className} aria-labelledby={id}>
    <Heading id={id} mb={4}>
      {title}
    </Heading>
    {children}
  </Card>
);
