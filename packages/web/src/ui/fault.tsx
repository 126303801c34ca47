import type { ReactNode } from 'react';
import type { ClassName } from './box.ts';
import { Text } from './layout.tsx';

/** What is missing or was refused, announced as soon as it appears; nothing as long as there are no words. */
export function Fault({ children, size, className }: { className?: ClassName; size?: 's'; children: ReactNode }) {
  if (!children) return null;
  return (
    <Text as="p" role="alert" tone="danger" size={size ?? 'm'} weight={500} className={className}>
      {children}
    </Text>
  );
}

interface FieldFaultProps {
  /** Named by `aria-describedby` of the control. */
  id?: string;
  children: ReactNode;
}
/** The error under a control that it describes: announced after what is being said, because focus may announce it as well. */
export const FieldFault = ({ id, children }: FieldFaultProps) => (
  <div aria-live="polite">
    {children && (
      <Text as="p" id={id} tone="danger" size="s" weight={500}>
        {children}
      </Text>
    )}
  </div>
);
