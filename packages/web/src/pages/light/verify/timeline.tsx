import { type ReactNode, lazy, useRef } from 'react';
import { formatTime } from '../../../text/format.ts';
import { useLanguage } from '../../../text/text.ts';
import { Box, Button, Card, Grid, Heading, type IconName, Paragraph, Row, Text, box } from '../../../ui/index.ts';
import { Fold } from '../../../ui/fold.tsx';
import { IconMark } from '../../../ui/icon-mark.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ChangeList } from './change-list.tsx';
import { type Tone, cardToneOf, signerWords } from './judge.ts';
import { LoadedPart } from './loaded-part.tsx';
import styles from './timeline.module.css';
import { type Version, modesOf, type Mode } from './versions.ts';
import { TONES } from './tones.ts';
import { useVersionsText } from './versions-text.ts';
import { ABOVE_TABLET } from '../../../ui/breakpoints.ts';

const VersionViewer = lazy(() => import('./version-viewer.tsx').then((part) => ({ default: part.VersionViewer })));

/** The version whose pages are shown, and the version it is compared with. */
export interface Look {
  readonly number: number;
  readonly mode: Mode;
}

interface TimelineProps {
  file: File;
  password: string | null;
  versions: readonly Version[];
  look: Look | null;
  onLook: (look: Look) => void;
}

/** The history of the file, step by step; beside it, or below it on a phone, the pages as they were. */
export function Timeline({ file, password, versions, look, onLook }: TimelineProps) {
  const text = useVersionsText();
  const isWide = useMedia(ABOVE_TABLET);
  const viewer = useRef<HTMLDivElement>(null);
  const last = versions[versions.length - 1];
  // Where there is room the pages are shown at once; a phone loads them on request.
  const asked = look ?? (isWide && last ? { number: last.number, mode: 'one' as const } : null);
  const shown = versions.find(({ number }) => number === asked?.number) ?? null;
  const show = (next: Look) => {
    onLook(next);
    if (!isWide) requestAnimationFrame(() => viewer.current?.scrollIntoView({ block: 'start' }));
  };
  return (
    <section aria-labelledby="versions">
      <Text as="h2" id="versions" mb={1} size="l" className={styles.title} text={text.title} />
      <Paragraph mb={3} text={text.lead} />
      <Grid columns={1} gap={5} className={styles.columns}>
        <Card as="ol" minWidth={0} py={1.5} px={4}>
          {versions.map((version) => (
            <Step
              key={version.number}
              version={version}
              isShown={version === shown}
              onShow={() =>
                show({
                  number: version.number,
                  mode: asked?.mode === 'before' && version.number > 1 ? 'before' : 'one',
                })
              }
            />
          ))}
        </Card>
        {shown !== null && asked !== null && (
          <Box minWidth={0} ref={viewer} className={styles.viewer}>
            <Heading as="h3" heading="s" mb={2.5} aria-live="polite">
              {text.versionOf(shown.number, versions.length)} · <TitleOf version={shown} />
            </Heading>
            <LoadedPart height={480}>
              <VersionViewer
                file={file}
                password={password}
                versions={versions}
                shown={shown}
                mode={modesOf(versions, shown).includes(asked.mode) ? asked.mode : 'one'}
                onMode={(mode) => onLook({ number: shown.number, mode })}
              />
            </LoadedPart>
          </Box>
        )}
      </Grid>
    </section>
  );
}

const ICONS: Record<Version['kind'], IconName> = {
  ORIGINAL: 'file',
  SIGNATURE: 'signature',
  TIMESTAMP: 'clock',
  VALIDATION_DATA: 'shield',
  FORM: 'text',
  OTHER: 'more',
};

function toneOfVersion({ verdict, signature, timestamp }: Version): Tone | 'plain' {
  if (verdict === 'SUSPICIOUS') return 'bad';
  const report = signature ?? timestamp;
  // Later content is reported at the position where it came.
  return report === null ? 'plain' : cardToneOf({ ...report, modifications: 'NONE' });
}

const SUSPICIOUS = { tone: 'danger', weight: 600 } as const;

function Step({ version, isShown, onShow }: { version: Version; isShown: boolean; onShow: () => void }) {
  const text = useVersionsText();
  const { number, kind, verdict, changes, isLast } = version;
  const time = version.signature?.signingTime ?? version.timestamp?.time ?? null;
  const tone = toneOfVersion(version);
  return (
    <Row as="li" gapY={1} gapX={3} align="start" position="relative" wrap py={3} className={styles.step}>
      <IconMark
        icon={verdict === 'SUSPICIOUS' ? 'warning' : ICONS[kind]}
        size={32}
        tone={tone === 'plain' ? 'neutral' : TONES[tone].status}
        className={isShown && styles.shown}
      />
      <Box growFrom={40}>
        <Text as="h3" size="base" weight={600} leading={1.5}>
          <TitleOf version={version} />
        </Text>
        <Row as="p" gapX={3} wrap tone="ink-3" size="s">
          <Parts>
            {text.version(number)}
            {isLast && text.last}
            {time !== null && <time dateTime={time}>{formatTime(time)}</time>}
          </Parts>
        </Row>
        {(verdict !== 'NONE' || changes.length > 0) && (
          <Fold
            className={box({ size: 's' })}
            summary={
              <span>
                <Text {...(verdict === 'SUSPICIOUS' ? SUSPICIOUS : {})} text={text.verdict[verdict]} />
                {changes.length > 0 && ` · ${text.changes(changes.length)}`}
              </span>
            }
          >
            <ChangeList changes={changes} />
          </Fold>
        )}
      </Box>
      <Button
        size="s"
        variant={isShown ? 'primary' : 'secondary'}
        icon="eye"
        label={isShown ? text.looking : text.look}
        aria-pressed={isShown}
        aria-label={`${isShown ? text.looking : text.look}: ${text.version(number)}`}
        onClick={onShow}
      />
    </Row>
  );
}

/** Facts with a dot between them. */
function Parts({ children }: { children: ReactNode[] }) {
  return children
    .filter((child) => child !== false && child !== null)
    .map((child, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one line have no names of their own
      <span key={index}>{child}</span>
    ));
}

function TitleOf({ version: { kind, signature, timestamp } }: { version: Version }) {
  const text = useVersionsText();
  const language = useLanguage();
  if (kind === 'SIGNATURE' && signature !== null && signature.signer !== '')
    return text.signed(signerWords(signature, language, ''));
  if (kind === 'TIMESTAMP' && timestamp !== null && timestamp.authority !== '')
    return text.stamped(timestamp.authority);
  return text.kinds[kind];
}
