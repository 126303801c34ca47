import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { Marked, NameMark } from '../../../parts/name/name-mark.tsx';
import { useTimeLeft } from '../../../parts/scan/use-time-left.ts';
import { Digest } from '../../../parts/shield/digest.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Heading, Hint, Paragraph, Row, Small, Stack, Text, box } from '../../../ui/layout.tsx';
import styles from './shield-page.module.css';
import { useShieldPageText } from './text.ts';
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
  const words = useShieldPageText();
  const { opened, untilMs, doing, waiting, error } = state;
  const { challenge, key } = opened;
  const [isRefusing, setRefusing] = useState(false);
  const isSigning = doing !== null && doing !== 'refuse';
  return (
    <Stack as="main" gap={3} screenHigh width="full" mx="auto" px={4} pt={3} className={styles.desk}>
      <Row as="header" gap={3} justify="between">
        <Paragraph inlineRow gap={1.5} size="m" tabular whiteSpace="nowrap">
          <Icon name="clock" size={16} /> <Left untilMs={untilMs} onOver={onOver} />
        </Paragraph>
        <LanguageSwitch />
      </Row>
      <Heading as="h1" heading="xl" mt={1} text={challenge.title} />
      <Paragraph>
        {challenge.senderName !== '' && (
          <Marked source={challenge.senderNameSource}>{words.from(challenge.senderName)}</Marked>
        )}{' '}
        {words.lead}
      </Paragraph>
      <Part id="shield-parties" title={words.parties}>
        <Stack as="ul" gap={3}>
          {challenge.parties.map(({ name, nameSource, enterpriseName, enterpriseNameSource, label }, index) => (
            <Row as="li" key={index} gap={3} align="baseline" justify="between">
              <Stack as="span" minWidth={0}>
                <span>
                  <strong>{name}</strong> <NameMark source={nameSource} />
                </span>
                {enterpriseName !== null && enterpriseName !== '' && enterpriseNameSource !== null && (
                  <Small>
                    <Marked source={enterpriseNameSource}>{enterpriseName}</Marked>
                  </Small>
                )}
              </Stack>
              <Small as="span" rigid text={words.role[label] ?? ''} />
            </Row>
          ))}
        </Stack>
      </Part>
      <Part id="shield-documents" title={words.documents(challenge.documents.length)}>
        <Stack as="ul" gap={3}>
          {challenge.documents.map(({ fileWsid, fileName, pages, digest }, at) => (
            <Stack as="li" key={fileWsid} gap={2.5} pt={at > 0 ? 3 : 0} borderTop={at > 0}>
              <Row as="p" gap={2}>
                <Icon name="file" />
                <Text as="strong" grow minWidth={0} text={fileName} />
                <Small rigid text={words.pages(pages)} />
              </Row>
              <Digest label={words.digest} digest={digest} />
            </Stack>
          ))}
        </Stack>
        <Hint size="s" text={words.digestWhy} />
      </Part>
      <Row as="section" gap={3} align="start" px={1} pt={1}>
        <Icon name="shield" size={22} className={box({ tone: 'brand-strong' })} />
        <Stack as="p" gap={0.5}>
          <strong>{words.as(challenge.signerName)}</strong>
          <span>
            {key !== null
              ? words.keyKnown
              : challenge.codeContact === null
                ? words.keyNew
                : words.keyNewByCode(challenge.codeContact)}
          </span>
          <Small text={words.keyWhy} />
        </Stack>
      </Row>
      <Stack as="footer" gap={1} borderTop fill="paper" className={styles.foot} data-foot>
        <Text
          as="p"
          size="m"
          textAlign="center"
          minHeight="line"
          tone={error === null ? 'ink-2' : 'danger'}
          role={error === null ? 'status' : 'alert'}
          text={error !== null ? messageOf(error) : isSigning ? words.doing[doing] : ''}
        />
        {waiting?.for === 'code' && <Code contact={challenge.codeContact ?? ''} isBusy={isSigning} onCode={onCode} />}
        {waiting?.for === 'number' && (
          <Stack as="p" gap={1} align="center" p={3} border radius="l" textAlign="center" role="status">
            <span>{words.number}</span>{' '}
            <Text as="strong" size="figure" tabular className={styles.number} text={waiting.number} />
          </Stack>
        )}
        {waiting?.for !== 'number' && (
          <Button
            variant={waiting === null ? 'primary' : 'secondary'}
            size="l"
            block
            label={waiting === null ? words.confirm : words.codeAgain}
            busy={isSigning}
            onClick={onConfirm}
          />
        )}
        <Button
          variant="quiet"
          size="l"
          block
          label={words.refuse}
          busy={doing === 'refuse'}
          onClick={() => setRefusing(true)}
        />
      </Stack>
      <ConfirmDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={words.refuseTitle}
        description={words.refuseWhy}
        act={words.refuse}
        danger
        onConfirm={async () => onRefuse()}
      />
    </Stack>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Stack as="section" card gap={2.5} p={4} aria-labelledby={id}>
    <Text as="h2" id={id} size="m" weight={600} tone="ink-2" text={title} />
    {children}
  </Stack>
);

/** Signing goes on once the last digit is entered. */
function Code({ contact, isBusy, onCode }: { contact: string; isBusy: boolean; onCode: (code: string) => void }) {
  const words = useShieldPageText();
  const [code, setCode] = useState('');
  return (
    <>
      <Hint mt={3} size="s" text={words.codeSent(contact)} />
      <CodeField label={words.code} value={code} onChange={setCode} onComplete={onCode} disabled={isBusy} />
    </>
  );
}

/** Outside of the live region, since a screen reader must not read out every second. */
function Left({ untilMs, onOver }: { untilMs: number; onOver: () => void }) {
  const words = useShieldPageText();
  const { minutes, seconds } = useTimeLeft(untilMs, onOver);
  return <span>{words.left(minutes, seconds)}</span>;
}
