import type { Verification } from '@countersign/contract';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatBytes, formatTime } from '../../../text/format.ts';
import { useLanguage } from '../../../text/text.ts';
import { Box, Button, Card, Heading, Paragraph, Row, Stack, Text, box } from '../../../ui/index.ts';
import { type Headline, headlineOf, headlineTone, inGroups, isOursAlone, signerWords } from './judge.ts';
import { noteWords, useReasonText } from './reason-text.ts';
import { useResultText } from './result-text.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Notes } from './notes.tsx';
import { SignatureCard, TimestampCard } from './signature-card.tsx';
import { useVerifyText } from './text.ts';
import { type Look, Timeline } from './timeline.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import styles from './result.module.css';
import { TONES } from './tones.ts';
import { versionsOf } from './versions.ts';

/** The result for one file: the verdict in a sentence, the history of the file, each signature, and the file itself. */
export function Result({
  verification,
  file,
  password,
}: {
  verification: Verification;
  file: File;
  password: string | null;
}) {
  const text = useResultText();
  const { signatures, timestamps, revisions, voided } = verification;
  const [look, setLook] = useState<Look | null>(null);
  const versions = useMemo(() => versionsOf(verification), [verification]);
  const lookAt = (revision: number) =>
    revision < 1 || versions.length < revision
      ? null
      : (mode: Look['mode']) => {
          setLook({ number: revision, mode });
          document.getElementById('versions')?.scrollIntoView({ block: 'start' });
        };
  return (
    <>
      <Verdict verification={verification} />
      {voided !== null && <VoidedFacts voided={voided} />}
      {signatures.length > 0 && (
        <Part title={text.signatures(signatures.length)}>
          <Paragraph text={text.pictures} />
          <Stack as="ol" gap={3}>
            {signatures.map((report) => (
              <SignatureCard
                key={report.fieldName}
                report={report}
                stamps={timestamps}
                revisions={revisions}
                onLook={lookAt(report.revision)}
              />
            ))}
          </Stack>
        </Part>
      )}
      {versions.length > 0 && (
        <Timeline file={file} password={password} versions={versions} look={look} onLook={setLook} />
      )}
      {timestamps.length > 0 && (
        <Part title={text.timestamps(timestamps.length)}>
          <Stack as="ol" gap={3}>
            {timestamps.map((report) => (
              <TimestampCard
                key={report.fieldName}
                report={report}
                revisions={revisions}
                onLook={lookAt(report.revision)}
              />
            ))}
          </Stack>
        </Part>
      )}
      <FileFacts verification={verification} />
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3}>
    <Text as="h2" size="l" text={title} />
    {children}
  </Stack>
);

function Verdict({ verification }: { verification: Verification }) {
  const words = useVerifyText();
  const text = useResultText();
  const headline = headlineOf(verification);
  const tone = headlineTone(headline);
  const heading = useRef<HTMLHeadingElement>(null);
  // The verdict is what the person waited for: it is read out and scrolled into view.
  useEffect(() => heading.current?.focus(), [verification]);
  return (
    <Row as="section" gapX={6} gapY={3} wrap p={6} radius="l" fill={TONES[tone].fill} aria-labelledby="verdict">
      <VerdictMark tone={tone} />
      <Box growFrom={60}>
        <Heading id="verdict" ref={heading} tabIndex={-1} heading="xl" mb={1} text={words.headline[headline]} />
        <p>{explainWords(text.explain, headline, verification)}</p>
        <Summary verification={verification} />
      </Box>
    </Row>
  );
}

const explainWords = (
  words: ReturnType<typeof useResultText>['explain'],
  headline: Headline,
  verification: Verification,
): string => (headline === 'valid' && !isOursAlone(verification) ? words.validElsewhere : words[headline]);

/** The signers and the time of the last signature, as a summary. */
function Summary({ verification: { signatures } }: { verification: Verification }) {
  const text = useResultText();
  const language = useLanguage();
  if (signatures.length === 0) return null;
  const isSound = signatures.every(({ integrity }) => integrity);
  const names = [...new Set(signatures.map((one) => signerWords(one, language, text.unknownSigner)))];
  const last = signatures
    .map(({ signingTime }) => signingTime ?? '')
    .sort()
    .pop();
  return (
    <Row as="p" gapY={0.5} gapX={3} wrap mt={2}>
      <strong>{isSound ? text.signedBy : text.claimedBy}</strong> {names.join(text.listComma)}
      {isSound && last !== undefined && last !== '' && <Text tone="ink-2" text={text.lastSigned(formatTime(last))} />}
    </Row>
  );
}

const SMALL = box({ size: 'm' });

/** The parties' later agreement to void; the signatures below are verified independently of it. */
function VoidedFacts({ voided: { datetime, reason } }: { voided: NonNullable<Verification['voided']> }) {
  const text = useResultText();
  return (
    <Card p={5}>
      <Facts
        className={SMALL}
        facts={[
          [
            text.voidedAt,
            <time key="at" dateTime={datetime}>
              {formatTime(datetime)}
            </time>,
          ],
          [text.voidReason, reason],
        ]}
      />
    </Card>
  );
}

function FileFacts({ verification: { fileName, size, revisions, digest, notes } }: { verification: Verification }) {
  const text = useResultText();
  const reasons = useReasonText();
  const [isCopied, setCopied] = useState(false);
  const [verifiedAt] = useState(() => new Date());
  const copy = (): void =>
    void navigator.clipboard?.writeText(digest).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Part title={text.file}>
      <Stack card gap={3} p={5}>
        <Facts
          className={SMALL}
          facts={[
            fileName !== null && [text.name, fileName],
            [text.size, formatBytes(size)],
            [text.revisions, revisions],
            [text.verifiedAt, formatTime(verifiedAt)],
            [text.digest, <Text as="code" key="digest" size="s" text={inGroups(digest)} />],
          ]}
        />
        <Notes notes={notes.map((note) => noteWords(reasons.notes, note) ?? note)} />
        <Row wrap gap={2} className={styles.acts}>
          <Button
            size="s"
            variant="quiet"
            icon={isCopied ? 'check' : 'copy'}
            label={isCopied ? text.copied : text.copy}
            onClick={copy}
          />
          <Button size="s" variant="quiet" icon="download" label={text.print} onClick={() => window.print()} />
        </Row>
      </Stack>
    </Part>
  );
}
