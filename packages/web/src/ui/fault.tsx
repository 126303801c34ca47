import type { ComponentProps } from 'react';
import { Text } from './layout.tsx';

/** What is missing or was refused; read out as soon as it appears. */
export function Fault({ children, ...paragraph }: Omit<ComponentProps<'p'>, 'className'>) {
  if (!children) return null;
  return (
    <Text as="p" role="alert" tone="danger" size="m" weight={550} {...paragraph}>
      {children}
    </Text>
  );
}
