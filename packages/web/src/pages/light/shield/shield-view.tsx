import { useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { Marked, NameMark } from '../../../parts/name/name-mark.tsx';
import { useTimeLeft } from '../../../parts/scan/use-time-left.ts';
import { Digest } from '../../../parts/shield/digest.tsx';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Card, Heading, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './shield-page.module.css';
import { shieldPageText } from './text.ts';
import type { ShieldState } from './use-shield.ts';

interface ShieldViewProps {
  state: Extract<ShieldState, { step: 'shown' }>;
  onConfirm: () => void;
  /** The code that was sent to the signer. */
  onCode: (code: string) => void;
  onRefuse: () => void;
  onOver: () => void;
}

/** What is to be signed, and the two acts. */
export function ShieldView({ state, onConfirm, onCode, onRefuse, onOver }: ShieldViewProps) {
  const words = useText(shieldPageText);
  const { opened, untilMs, doing, waiting, error } = state;
  const { challenge, key } = opened;
  const [isRefusing, setRefusing] = useState(false);
  const isSigning = doing !== null && doing !== 'refuse';
  return (
    <Stack as="main" gap={3} mx="auto" px={4} pt={3} className={styles.desk}>
      <Row as="header" gap={3} justify="between">
        <Text as="p" inlineRow gap={1.5} size="m" tabular whiteSpace="nowrap" tone="ink-2">
          <Icon name="clock" size={16} /> <Left untilMs={untilMs} onOver={onOver} />
        </Text>
        <LanguageSwitch />
      </Row>
      <Heading as="h1" heading="xl" mt={1}>
        {challenge.title}
      </Heading>
      <p className={styles.lead}>
        {challenge.senderName !== '' && (
          <Marked source={challenge.senderNameSource}>{words.from(challenge.senderName)}</Marked>
        )}{' '}
        {words.lead}
      </p>
      <Card as="section" p={4} aria-labelledby="shield-parties">
        <Text as="h2" id="shield-parties" mb={2.5} size="m" weight={600} tone="ink-2">
          {words.parties}
        </Text>
        <ul className={styles.parties}>
          {challenge.parties.map(({ name, nameSource, enterpriseName, enterpriseNameSource, label }, index) => (
            <li key={index}>
              <Stack as="span" minWidth={0} className={styles.party}>
                <span>
                  <strong>{name}</strong> <NameMark source={nameSource} />
                </span>
                {enterpriseName !== null && enterpriseName !== '' && enterpriseNameSource !== null && (
                  <small>
                    <Marked source={enterpriseNameSource}>{enterpriseName}</Marked>
                  </small>
                )}
              </Stack>
              <Text rigid className={styles.role}>
                {words.role[label] ?? ''}
              </Text>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" p={4} aria-labelledby="shield-documents">
        <Text as="h2" id="shield-documents" mb={2.5} size="m" weight={600} tone="ink-2">
          {words.documents(challenge.documents.length)}
        </Text>
        <ul className={styles.documents}>
          {challenge.documents.map(({ fileWsid, fileName, pages, digest }) => (
            <li key={fileWsid}>
              <Row as="p" gap={2} mb={2.5} className={styles.file}>
                <Icon name="file" />
                <strong>{fileName}</strong>
                <small>{words.pages(pages)}</small>
              </Row>
              <Digest label={words.digest} digest={digest} />
            </li>
          ))}
        </ul>
        <Text as="p" mt={3} className={styles.hint}>
          {words.digestWhy}
        </Text>
      </Card>
      <Row as="section" gap={3} align="stretch" px={1} pt={1} tone="brand-strong" className={styles.key}>
        <Icon name="shield" size={22} />
        <p>
          <strong>{words.as(challenge.signerName)}</strong>
          <span>
            {key !== null
              ? words.keyKnown
              : challenge.codeContact === null
                ? words.keyNew
                : words.keyNewByCode(challenge.codeContact)}
          </span>
          <small>{words.keyWhy}</small>
        </p>
      </Row>
      <Stack as="footer" gap={1} borderTop fill="paper" className={styles.foot}>
        <Text
          as="p"
          size="m"
          textAlign="center"
          tone="ink-2"
          className={styles.standing}
          role={error === null ? 'status' : 'alert'}
          data-bad={error !== null || undefined}
        >
          {error !== null ? messageOf(error) : isSigning ? words.doing[doing] : ''}
        </Text>
        {waiting?.for === 'code' && <Code contact={challenge.codeContact ?? ''} isBusy={isSigning} onCode={onCode} />}
        {waiting?.for === 'number' && (
          <Stack
            as="p"
            gap={1}
            align="center"
            p={3}
            border
            radius="l"
            textAlign="center"
            className={styles.number}
            role="status"
          >
            <span>{words.number}</span> <strong>{waiting.number}</strong>
          </Stack>
        )}
        {waiting?.for !== 'number' && (
          <Button
            variant={waiting === null ? 'primary' : 'secondary'}
            size="l"
            block
            busy={isSigning}
            onClick={onConfirm}
          >
            {waiting === null ? words.confirm : words.codeAgain}
          </Button>
        )}
        <Button variant="quiet" size="l" block busy={doing === 'refuse'} onClick={() => setRefusing(true)}>
          {words.refuse}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title={words.refuseTitle}
        description={words.refuseWhy}
        act={words.refuse}
        danger
        onConfirm={async () => onRefuse()}
      />
    </Stack>
  );
}

/** Signing goes on once the last digit is entered. */
function Code({ contact, isBusy, onCode }: { contact: string; isBusy: boolean; onCode: (code: string) => void }) {
  const words = useText(shieldPageText);
  const [code, setCode] = useState('');
  return (
    <>
      <Text as="p" mt={3} className={styles.hint}>
        {words.codeSent(contact)}
      </Text>
      <CodeField label={words.code} value={code} onChange={setCode} onComplete={onCode} disabled={isBusy} />
    </>
  );
}

/** Outside of the live region, since a screen reader must not read out every second. */
function Left({ untilMs, onOver }: { untilMs: number; onOver: () => void }) {
  const words = useText(shieldPageText);
  const { minutes, seconds } = useTimeLeft(untilMs, onOver);
  return <span>{words.left(minutes, seconds)}</span>;
}
