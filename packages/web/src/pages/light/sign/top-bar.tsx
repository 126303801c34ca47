import { type ReactNode, Suspense, lazy } from 'react';
import { isInPerson } from '../../../api/in-person.ts';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { formatTime } from '../../../text/format.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import { Box, Heading, Row, Text } from '../../../ui/index.ts';
import styles from './top-bar.module.css';
import type { Signing } from './model/queries.ts';
import { useSignText } from './text.ts';

const GiveBack = lazy(async () => ({ default: (await import('./rare-parts.ts')).GiveBack }));

/** The sender, title and deadline of the contract. The alternative acts are here, far from the button that signs (ux 24). */
export function TopBar({ signing: { envelope, participant }, more }: { signing: Signing; more: ReactNode }) {
  const text = useSignText();
  return (
    <Row as="header" gap={2} py={2} px={5} borderBottom fill="paper" className={styles.bar}>
      <Text rigid mr={1.5} className={styles.mark}>
        <LogoMark size={30} />
      </Text>
      <Box grow minWidth={0}>
        <Heading as="h1" truncate text={envelope.title} />
        <Row as="p" gapX={4} wrap tone="ink-3" size="s" leading={1.5}>
          <Marked source={envelope.senderNameSource}>{text.from(envelope.senderName)}</Marked>
          {participant.witness && <strong>{text.asWitness}</strong>}
          <span>{text.deadline(formatTime(participant.deadlineDatetime ?? envelope.expireDatetime))}</span>
        </Row>
      </Box>
      {isInPerson() && (
        <Suspense>
          <GiveBack />
        </Suspense>
      )}
      <LanguageSwitch compact />
      {more}
    </Row>
  );
}
