import { pathOf } from '@countersign/contract';
import { api } from '../../../api/client.ts';
import { useHowText } from './how-text.ts';
import { Stack, Text } from '../../../ui/index.ts';
import { useVersionsText } from './versions-text.ts';

/** The steps of the verification, and the whole list of rules that may explain a change. */
export function HowWeJudge() {
  const text = useHowText();
  const { rules } = useVersionsText();
  return (
    <Stack gap={3} py={1} px={5} tone="ink-2">
      <Stack as="ol" numbers gap={1}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <p>{text.trust}</p>
      <Text as="h3" size="base" tone="ink" text={text.rules} />
      <Stack as="ul" bullets gap={1}>
        {Object.entries(rules).map(([id, rule]) => (
          <li key={id}>
            {rule} <Text as="code" size="xs" tone="ink-3" text={id} />
          </li>
        ))}
      </Stack>
      <p>
        {text.limits} <a href={pathOf(api.getDocs)}>{text.api}</a>
      </p>
    </Stack>
  );
}
