import { Link } from '@tanstack/react-router';
import { SiteFoot } from '../../../parts/site-foot/site-foot.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Box, Grid, Heading, Row, Stack, Text } from '../../../ui/layout.tsx';
import { box } from '../../../ui/box.ts';
import styles from './desktop.module.css';
import { HeroDrawing } from './hero-drawing.tsx';
import { ProofDrawing } from './proof-drawing.tsx';
import { StepDrawing } from './step-drawings.tsx';
import { homeText } from './words.ts';

/** The home page on a desktop: wide, with its drawings beside the text. */
export function HomeDesktop({ isMember }: { isMember: boolean }) {
  return (
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
}

function Header({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  const shared = useText(sharedText);
  return (
    <Row as="header" gap={6} justify="between" mx="auto" className={styles.header}>
      <Link
        to="/homePage"
        className={box({ inlineRow: true, minHeight: 'touch', plainLink: true })}
        aria-label={shared.product}
      >
        <Logo />
      </Link>
      <Row as="nav" gap={6} align="stretch" className={styles.contents} aria-label={words.sections}>
        <a href="#steps">{words.stepsTitle}</a>
        <a href="#proof">{words.proofTitle}</a>
        <a href="#for">{words.forTitle}</a>
      </Row>
      <Row gap={2}>
        <LanguageSwitch />
        {isMember ? (
          <Link to="/wesign" className={buttonClass('primary')}>
            {words.enter}
          </Link>
        ) : (
          <>
            <Link to="/login" className={buttonClass('quiet')}>
              {shared.login}
            </Link>
            <Link to="/register" className={buttonClass('secondary')}>
              {shared.register}
            </Link>
          </>
        )}
      </Row>
    </Row>
  );
}

/** The main button of the page: try it, or, when logged in, open the workspace. */
function Act({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  return (
    <Link to={isMember ? '/wesign' : '/register'} className={buttonClass('primary', 'l')}>
      {isMember ? words.enter : words.trial}
      <Icon name="arrowRight" size={18} />
    </Link>
  );
}

function Hero({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  const shared = useText(sharedText);
  return (
    <Grid as="section" align="center" mx="auto" className={styles.hero} aria-labelledby="home-title">
      <div>
        <Text as="p" tone="brand-strong" weight={550}>
          {words.mission}
        </Text>
        <h1 id="home-title" className={styles.title}>
          {words.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <Text as="p" size="l" leading={1.8} tone="ink-2" className={styles.lead}>
          {words.lead}
        </Text>
        <Row gap={3} wrap className={styles.acts}>
          <Act isMember={isMember} />
          {!isMember && (
            <Link to="/login" className={buttonClass('secondary', 'l')}>
              {shared.login}
            </Link>
          )}
        </Row>
        <Text as="p" tone="ink-3">
          {words.noAccount}
        </Text>
      </div>
      <HeroDrawing className={styles.heroDrawing} />
    </Grid>
  );
}

function Steps() {
  const words = useText(homeText);
  return (
    <section className={styles.steps} id="steps" aria-labelledby="steps-title">
      <Heading id="steps-title" heading="display" className={styles.heading}>
        {words.stepsTitle}
      </Heading>
      <Grid as="ol" columns={3} mt={10} className={styles.stepList}>
        {words.steps.map(({ title, text }, at) => (
          <Stack as="li" key={title} position="relative" tone="ink-2" leading={1.75}>
            <StepDrawing step={at} className={styles.stepDrawing} />
            <Text heading="m" tone="brand" className={styles.number} aria-hidden="true">
              {words.stepNumbers[at]}
            </Text>
            <Heading as="h3" heading="xl" mt={3} mb={2} tone="ink">
              {title}
            </Heading>
            <p>{text}</p>
          </Stack>
        ))}
      </Grid>
    </section>
  );
}

function Proofs() {
  const words = useText(homeText);
  return (
    <Grid as="section" align="center" mx="auto" className={styles.proofs} id="proof" aria-labelledby="proof-title">
      <ProofDrawing className={styles.proofDrawing} />
      <div>
        <Heading id="proof-title" heading="display" className={styles.heading}>
          {words.proofTitle}
        </Heading>
        <Text as="p" mt={3} mb={8} size="l" leading={1.8} tone="ink-2">
          {words.proofLead}
        </Text>
        <Box as="ol" borderTop>
          {words.proofs.map(({ title, text }) => (
            <Grid as="li" key={title} gapY={1} gapX={6} py={4} borderBottom tone="ink-2" className={styles.point}>
              <Heading as="h3" tone="ink" className={styles.pointTitle}>
                {title}
              </Heading>
              <p>{text}</p>
            </Grid>
          ))}
        </Box>
      </div>
    </Grid>
  );
}

function Verify() {
  const words = useText(homeText);
  return (
    <Box as="section" fill="ink" tone="on-ink" className={styles.verify} aria-labelledby="verify-title">
      <Grid mx="auto" className={styles.verifyInner}>
        <Heading id="verify-title" heading="display" className={styles.heading}>
          {words.verifyTitle}
        </Heading>
        <div className={styles.verifyWords}>
          <p>{words.verifyText}</p>
          <Row gap={3} wrap className={styles.acts}>
            <Link to="/verify" className={box({ fill: 'paper', tone: 'ink' }, styles.onInk)}>
              <Icon name="shield" size={20} />
              {words.verifyGo}
            </Link>
            <a href="/pki/ca/root.cer" download className={box({ tone: 'on-ink' }, styles.onInkQuiet)}>
              <Icon name="download" size={18} />
              {words.root}
            </a>
          </Row>
        </div>
      </Grid>
    </Box>
  );
}

function Audiences() {
  const words = useText(homeText);
  return (
    <section className={styles.audiences} id="for" aria-labelledby="for-title">
      <Heading id="for-title" heading="display" className={styles.heading}>
        {words.forTitle}
      </Heading>
      <Grid as="ul" columns={3} mt={10} className={styles.audienceList}>
        {words.audiences.map(({ title, lead, points }) => (
          <Box as="li" key={title} pt={6} pr={8} pb={3} className={styles.audience}>
            <Heading as="h3" heading="xl">
              {title}
            </Heading>
            <Text as="p" mt={1} mb={4} tone="brand-strong">
              {lead}
            </Text>
            <ul className={styles.audiencePoints}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Box>
        ))}
      </Grid>
    </section>
  );
}

function Closing({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title" className={styles.title}>
        {words.closing}
      </h2>
      <p>{words.closingText}</p>
      <Row gap={3} wrap className={styles.acts}>
        <Act isMember={isMember} />
        <Link to="/manual" className={buttonClass('quiet', 'l')}>
          {words.manual}
        </Link>
      </Row>
    </section>
  );
}
