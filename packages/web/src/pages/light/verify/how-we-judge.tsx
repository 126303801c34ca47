import { pathOf } from '@countersign/contract';
import { api } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { howText } from './how-text.ts';
import { Stack } from '../../../ui/layout.tsx';
import styles from './how-we-judge.module.css';
import { versionsText } from './versions-text.ts';

/** The steps of the verification, and the whole list of rules that may explain a change. */
export function HowWeJudge() {
  const text = useText(howText);
  const { rules } = useText(versionsText);
  return (
    <Stack gap={3} pt={1} pr={5} pl={6} tone="ink-2" className={styles.how}>
      <ol>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{text.trust}</p>
      <h3>{text.rules}</h3>
      <ul>
        {Object.entries(rules).map(([id, rule]) => (
          <li key={id}>
            {rule} <code>{id}</code>
          </li>
        ))}
      </ul>
      <p>
        {text.limits} <a href={pathOf(api.getDocs)}>{text.api}</a>
      </p>
    </Stack>
  );
}
