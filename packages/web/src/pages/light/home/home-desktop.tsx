import { SiteFoot } from '../../../parts/site-foot/site-foot.tsx';
import { useSharedText } from '../../../text/shared.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Box, Grid, Heading, Paragraph, Row, Stack, Text, classes } from '../../../ui/index.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Points } from '../../../ui/points.tsx';
import styles from './desktop.module.css';
import { HomeLink, TitleLines, VerifyLinks } from './home-parts.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { ProofDrawing } from './proof-drawing.tsx';
import { StepDrawing } from './step-drawings.tsx';
import { useHomeText } from './words.ts';

/** The home page on a desktop: wide, with its drawings beside the text. */
export const HomeDesktop = ({ isMember }: { isMember: boolean }) => (
  <div className={styles.page}>
    <Header isMember={isMember} />
    <main>
      <Hero isMember={isMember} />
      <Steps />
      <Proofs />
      <Verify />
      <Audiences />
      <Closing isMember={isMember} />
    </main>
    <SiteFoot />
  </div>
);

function Header({ isMember }: { isMember: boolean }) {
  const words = useHomeText();
  const shared = useSharedText();
  return (
    <Row as="header" gap={6} justify="between" py={5} className={styles.inner}>
      <HomeLink />
      <Row as="nav" gap={6} className={styles.contents} aria-label={words.sections}>
        <a href="#steps">{words.stepsTitle}</a>
        <a href="#proof">{words.proofTitle}</a>
        <a href="#for">{words.forTitle}</a>
      </Row>
      <Row gap={2}>
        <LanguageSwitch />
        {isMember ? (
          <LinkButton variant="primary" label={words.enter} to="/wesign" />
        ) : (
          <>
            <LinkButton variant="quiet" label={shared.login} to="/login" />
            <LinkButton label={shared.register} to="/register" />
          </>
        )}
      </Row>
    </Row>
  );
}

/** The main button of the page: try it, or, when logged in, open the workspace. */
function Act({ isMember }: { isMember: boolean }) {
  const words = useHomeText();
  return (
    <LinkButton
      variant="primary"
      size="l"
      trailingIcon="arrowRight"
      label={isMember ? words.enter : words.trial}
      to={isMember ? '/wesign' : '/register'}
    />
  );
}

function Hero({ isMember }: { isMember: boolean }) {
  const words = useHomeText();
  const shared = useSharedText();
  return (
    <Grid
      as="section"
      align="center"
      pt={6}
      pb={12}
      className={classes(styles.inner, styles.hero)}
      aria-labelledby="home-title"
    >
      <div>
        <Text as="p" tone="brand-strong" weight={550} text={words.mission} />
        <Heading as="h1" id="home-title" heading="hero" mt={4} mb={6} className={styles.title}>
          <TitleLines />
        </Heading>
        <Paragraph maxWidth="prose" size="l" leading={1.8} text={words.lead} />
        <Row gap={3} wrap mt={8} mb={4}>
          <Act isMember={isMember} />
          {!isMember && <LinkButton size="l" label={shared.login} to="/login" />}
        </Row>
        <Text as="p" tone="ink-3" text={words.noAccount} />
      </div>
      <HeroDrawing className={styles.heroDrawing} />
    </Grid>
  );
}

function Steps() {
  const words = useHomeText();
  return (
    <Box as="section" pt={12} pb={16} className={styles.inner} id="steps" aria-labelledby="steps-title">
      <Heading id="steps-title" heading="display" textAlign="center" text={words.stepsTitle} />
      <Grid as="ol" columns={3} mt={10} className={styles.stepList}>
        {words.steps.map(({ title, text }, at) => (
          <Stack as="li" key={title} tone="ink-2" leading={1.75}>
            <StepDrawing step={at} className={styles.stepDrawing} />
            <Text heading="m" tone="brand" className={styles.number} aria-hidden="true" text={words.stepNumbers[at]} />
            <Heading as="h3" heading="xl" mt={3} mb={2} tone="ink" text={title} />
            <p>{text}</p>
          </Stack>
        ))}
      </Grid>
    </Box>
  );
}

function Proofs() {
  const words = useHomeText();
  return (
    <Grid
      as="section"
      align="center"
      py={16}
      className={classes(styles.inner, styles.split, styles.proofs)}
      id="proof"
      aria-labelledby="proof-title"
    >
      <ProofDrawing className={styles.proofDrawing} />
      <div>
        <Heading id="proof-title" heading="display" text={words.proofTitle} />
        <Paragraph mt={3} mb={8} size="l" leading={1.8} text={words.proofLead} />
        <Box as="ol" borderTop>
          {words.proofs.map(({ title, text }) => (
            <Row
              as="li"
              key={title}
              gapX={6}
              gapY={1}
              align="start"
              wrap
              py={4}
              borderBottom
              tone="ink-2"
              className={styles.point}
            >
              <Heading as="h3" tone="ink" className={styles.pointTitle} text={title} />
              <Text as="p" growFrom={60} text={text} />
            </Row>
          ))}
        </Box>
      </div>
    </Grid>
  );
}

function Verify() {
  const words = useHomeText();
  return (
    <Box as="section" fill="ink" tone="on-ink" aria-labelledby="verify-title">
      <Grid py={16} className={classes(styles.inner, styles.split)}>
        <Heading id="verify-title" heading="display" tone="on-brand" text={words.verifyTitle} />
        <Stack gap={4} size="l" leading={1.8}>
          <p>{words.verifyText}</p>
          <VerifyLinks />
        </Stack>
      </Grid>
    </Box>
  );
}

function Audiences() {
  const words = useHomeText();
  return (
    <Box as="section" pt={16} pb={12} className={styles.inner} id="for" aria-labelledby="for-title">
      <Heading id="for-title" heading="display" text={words.forTitle} />
      <Grid as="ul" columns={3} mt={10} className={styles.audiences}>
        {words.audiences.map(({ title, lead, points }) => (
          <Box as="li" key={title} pt={6} pr={8} pb={3} className={styles.audience}>
            <Heading as="h3" heading="xl" text={title} />
            <Text as="p" mt={1} mb={4} tone="brand-strong" text={lead} />
            <Points items={points} tone="ink-2" />
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

function Closing({ isMember }: { isMember: boolean }) {
  const words = useHomeText();
  return (
    <Stack
      as="section"
      gap={4}
      align="center"
      py={16}
      textAlign="center"
      className={styles.inner}
      aria-labelledby="closing-title"
    >
      <Heading id="closing-title" heading="hero" className={styles.title} text={words.closing} />
      <Paragraph mb={3} size="l" text={words.closingText} />
      <Row gap={3} wrap>
        <Act isMember={isMember} />
        <LinkButton variant="quiet" size="l" label={words.manual} to="/manual" />
      </Row>
    </Stack>
  );
}
