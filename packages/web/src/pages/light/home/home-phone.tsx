import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SiteFoot } from '../../../parts/site-foot/site-foot.tsx';
import { authorityName } from '../../../text/authority-name.ts';
import { useSharedText } from '../../../text/shared.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Points } from '../../../ui/points.tsx';
import { HomeLink, TitleLines, VerifyLinks } from './home-parts.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { Box, Heading, Paragraph, Row, Stack, Text, box } from '../../../ui/index.ts';
import styles from './phone.module.css';
import { StepDrawing } from './step-drawings.tsx';
import { useHomeText } from './words.ts';

/** The home page on a phone: one column, long parts folded, and the main button within reach of the thumb. */
export function HomePhone({ isMember }: { isMember: boolean }) {
  const words = useHomeText();
  return (
    <div className={styles.page}>
      <Row as="header" justify="between" py={2.5} pr={3} pl={5}>
        <HomeLink size={28} />
        <LanguageSwitch />
      </Row>
      <main>
        <Box as="section" pt={5} px={5} pb={2} aria-labelledby="home-title">
          <Text as="p" tone="brand-strong" weight={550} text={words.mission} />
          <Heading as="h1" id="home-title" heading="hero" mt={2.5} mb={4}>
            <TitleLines />
          </Heading>
          <Paragraph size="touch" leading={1.8} text={words.lead} />
          <HeroDrawing className={styles.heroDrawing} />
          <Paragraph textAlign="center" text={words.noAccount} />
        </Box>
        <Steps />
        <Proofs />
        <Verify />
        <Audiences />
        <Text as="p" pt={6} textAlign="center">
          <Link to="/manual" className={box({ inlineRow: true, minHeight: 'touch' })}>
            {words.manual}
          </Link>
        </Text>
      </main>
      <SiteFoot />
      <Bar isMember={isMember} />
    </div>
  );
}

function Bar({ isMember }: { isMember: boolean }) {
  const words = useHomeText();
  const shared = useSharedText();
  return (
    <Row as="nav" gap={2.5} align="stretch" borderTop fill="paper" className={styles.bar} aria-label={authorityName()}>
      {isMember ? (
        <LinkButton variant="primary" block label={words.enter} to="/wesign" />
      ) : (
        <>
          <LinkButton label={shared.login} to="/login" />
          <LinkButton variant="primary" block label={words.trial} to="/register" />
        </>
      )}
    </Row>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box as="section" pt={12} px={5} pb={2} aria-labelledby={id}>
    <Heading id={id} heading="page" text={title} />
    {children}
  </Box>
);

function Steps() {
  const words = useHomeText();
  return (
    <Part id="steps-title" title={words.stepsTitle}>
      <ol>
        {words.steps.map(({ title, text }, at) => (
          <Box as="li" key={title} py={5} borderTop={at > 0} size="touch" leading={1.75} tone="ink-2">
            <Row gap={3} align="baseline" mb={1.5} tone="ink">
              <Text heading="m" tone="brand" aria-hidden="true" text={words.stepNumbers[at]} />
              <Heading as="h3" heading="l" text={title} />
            </Row>
            <p>{text}</p>
            <StepDrawing step={at} className={styles.stepDrawing} />
          </Box>
        ))}
      </ol>
    </Part>
  );
}

function Proofs() {
  const words = useHomeText();
  return (
    <Part id="proof-title" title={words.proofTitle}>
      <Paragraph mt={2.5} mb={4} size="touch" leading={1.75} text={words.proofLead} />
      {words.proofs.map(({ title, text }, at) => (
        <Fold
          key={title}
          className={box({ borderBottom: true, size: 'touch', leading: 1.75, tone: 'ink-2' })}
          summary={<Text py={3} heading="m" tone="ink" text={title} />}
          open={at === 0}
        >
          <Text as="p" pb={4} text={text} />
        </Fold>
      ))}
    </Part>
  );
}

function Verify() {
  const words = useHomeText();
  return (
    <Stack
      as="section"
      gap={3}
      mt={12}
      py={10}
      px={5}
      fill="ink"
      tone="on-ink"
      size="touch"
      leading={1.8}
      aria-labelledby="verify-title"
    >
      <Heading id="verify-title" heading="page" tone="on-brand" text={words.verifyTitle} />
      <p>{words.verifyText}</p>
      <VerifyLinks />
    </Stack>
  );
}

function Audiences() {
  const words = useHomeText();
  return (
    <Part id="for-title" title={words.forTitle}>
      <Box as="ul" mt={4} className={styles.audiences}>
        {words.audiences.map(({ title, lead, points }) => (
          <Box as="li" key={title} py={5} borderBottom>
            <Heading as="h3" heading="l" text={title} />
            <Text as="p" mt={0.5} mb={2.5} tone="brand-strong" text={lead} />
            <Points items={points} size="touch" tone="ink-2" />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
