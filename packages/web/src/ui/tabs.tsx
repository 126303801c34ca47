import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { box } from './box.ts';
import styles from './tabs.module.css';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  content: ReactNode;
}
interface TabsProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  items: readonly TabItem<V>[];
  /** Keeps a hidden panel's state, such as a half-drawn signature. */
  keepMounted?: boolean;
}
export function Tabs<V extends string>({ label, value, onChange, items, keepMounted = false }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Base.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel
          key={item.value}
          value={item.value}
          className={box({ pt: 5 })}
          keepMounted={keepMounted}
          tabIndex={-1}
        >
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
