import type { ReactNode } from 'react';
import { Text } from './layout.tsx';

/** What is missing or was refused; read out as soon as it appears. */
export function Fault({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Text as="p" role="alert" tone="danger" size="m" weight={550}>
      {children}
    </Text>
  );
}
