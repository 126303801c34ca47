import type { Verification } from '@countersign/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatBytes, formatTime } from '../../../text/format.ts';
import { useLanguage, useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { type Headline, headlineOf, headlineTone, inGroups, isOursAlone, signerWords } from './judge.ts';
import { noteWords, reasonText } from './reason-text.ts';
import { resultText } from './result-text.ts';
import { Fact, SignatureCard, TimestampCard } from './signature-card.tsx';
import { verifyText } from './text.ts';
import { type Look, Timeline } from './timeline.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { Box, Card, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './result.module.css';
import card from './signature-card.module.css';
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
  const text = useText(resultText);
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
        <section>
          <Text as="h2" mb={3} size="l">
            {text.signatures(signatures.length)}
          </Text>
          <Text as="p" mb={3} tone="ink-2">
            {text.pictures}
          </Text>
          <Stack as="ol" gap={3}>
            {signatures.map((report) => (
              <SignatureCard
                key={report.fieldName}
                report={report}
                revisions={revisions}
                onLook={lookAt(report.revision)}
              />
            ))}
          </Stack>
        </section>
      )}
      {versions.length > 0 && (
        <Timeline file={file} password={password} versions={versions} look={look} onLook={setLook} />
      )}
      {timestamps.length > 0 && (
        <section>
          <Text as="h2" mb={3} size="l">
            {text.timestamps(timestamps.length)}
          </Text>
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
        </section>
      )}
      <FileFacts verification={verification} />
    </>
  );
}

function Verdict({ verification }: { verification: Verification }) {
  const words = useText(verifyText);
  const text = useText(resultText);
  const headline = headlineOf(verification);
  const tone = headlineTone(headline);
  const heading = useRef<HTMLHeadingElement>(null);
  // The verdict is what the person waited for: it is read out and scrolled into view.
  useEffect(() => heading.current?.focus(), [verification]);
  return (
    <Row
      as="section"
      gap={6}
      p={6}
      radius="l"
      className={classes(styles.verdict, styles[`verdict-${tone}`])}
      aria-labelledby="verdict"
    >
      <VerdictMark tone={tone} />
      <div>
        <h2 id="verdict" ref={heading} tabIndex={-1} className={styles.headline}>
          {words.headline[headline]}
        </h2>
        <p>{explainWords(text.explain, headline, verification)}</p>
        <Summary verification={verification} />
      </div>
    </Row>
  );
}

const explainWords = (
  words: (typeof resultText)['en']['explain'],
  headline: Headline,
  verification: Verification,
): string => (headline === 'valid' && !isOursAlone(verification) ? words.validElsewhere : words[headline]);

/** The signers and the time of the last signature, as a summary. */
function Summary({ verification: { signatures } }: { verification: Verification }) {
  const text = useText(resultText);
  const language = useLanguage();
  if (signatures.length === 0) return null;
  const isSound = signatures.every(({ integrity }) => integrity);
  const names = [...new Set(signatures.map((one) => signerWords(one, language, text.unknownSigner)))];
  const last = signatures
    .map(({ signingTime }) => signingTime ?? '')
    .sort()
    .pop();
  return (
    <Row as="p" gapY={0.5} gapX={3} align="stretch" wrap mt={2} className={styles.summary}>
      <strong>{isSound ? text.signedBy : text.claimedBy}</strong> {names.join(text.listComma)}
      {isSound && last !== undefined && last !== '' && <span>{text.lastSigned(formatTime(last))}</span>}
    </Row>
  );
}

/** The parties' later agreement to void; the signatures below are verified independently of it. */
function VoidedFacts({ voided: { datetime, reason } }: { voided: NonNullable<Verification['voided']> }) {
  const text = useText(resultText);
  return (
    <Card p={5} className={card.card}>
      <Stack as="dl" gap={1.5} mx={0} mt={3} mb={0} className={card.facts}>
        <Fact name={text.voidedAt}>
          <time dateTime={datetime}>{formatTime(datetime)}</time>
        </Fact>
        <Fact name={text.voidReason}>{reason}</Fact>
      </Stack>
    </Card>
  );
}

function FileFacts({ verification: { fileName, size, revisions, digest, notes } }: { verification: Verification }) {
  const text = useText(resultText);
  const reasons = useText(reasonText);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard?.writeText(digest).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section>
      <Text as="h2" mb={3} size="l">
        {text.file}
      </Text>
      <Card p={5} className={card.card}>
        <Stack as="dl" gap={1.5} mx={0} mt={3} mb={0} className={card.facts}>
          {fileName !== null && <Fact name={text.name}>{fileName}</Fact>}
          <Fact name={text.size}>{formatBytes(size)}</Fact>
          <Fact name={text.revisions}>{revisions}</Fact>
          <Fact name={text.digest}>
            <code className={styles.digest}>{inGroups(digest)}</code>
          </Fact>
        </Stack>
        {notes.length > 0 && (
          <Box as="ul" mt={2.5} tone="ink-2" size="m" className={card.notes}>
            {notes.map((note) => (
              <li key={note}>{noteWords(reasons.notes, note) ?? note}</li>
            ))}
          </Box>
        )}
        <Button size="s" variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? text.copied : text.copy}
        </Button>
      </Card>
    </section>
  );
}
