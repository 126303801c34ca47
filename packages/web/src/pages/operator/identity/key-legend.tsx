import { Checkbox } from '../../../ui/checkbox.tsx';
import { Text } from '../../../ui/index.ts';
import styles from './identity.module.css';
import { useIdentityText } from './text.ts';
import { switchKeys, useKeysOn } from './use-keys.ts';

/** The keyboard shortcuts of a page, with the switch that turns them off. */
export function KeyLegend({ keys }: { keys: Readonly<Record<string, string>> }) {
  const words = useIdentityText();
  const isOn = useKeysOn();
  return (
    <div className={styles.keys} role="group" aria-label={words.keys}>
      {isOn &&
        Object.entries(keys).map(([key, act]) => (
          <Text key={key} inlineRow gap={1.5} className={styles.key}>
            <kbd>{key}</kbd> {act}
          </Text>
        ))}
      <Checkbox label={words.keysOn} checked={isOn} onChange={(event) => switchKeys(event.currentTarget.checked)} />
    </div>
  );
}
