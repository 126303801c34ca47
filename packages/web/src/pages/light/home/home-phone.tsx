import { Link } from '@tanstack/react-router';
import { SiteFoot } from '../../../parts/site-foot/site-foot.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { Box, Heading, Row, Text } from '../../../ui/layout.tsx';
import { box } from '../../../ui/box.ts';
import styles from './phone.module.css';
import { StepDrawing } from './step-drawings.tsx';
import { homeText } from './words.ts';

/** The home page on a phone: one column, long parts folded, and the main button within reach of the thumb. */
export function HomePhone({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  const shared = useText(sharedText);
  return (
    <div className={styles.page}>
      <Row as="header" justify="between" className={styles.header}>
        <Link
          to="/homePage"
          className={box({ inlineRow: true, minHeight: 'touch', plainLink: true })}
          aria-label={shared.product}
        >
          <Logo size={28} />
        </Link>
        <LanguageSwitch />
      </Row>
      <main>
        <section className={styles.hero} aria-labelledby="home-title">
          <Text as="p" tone="brand-strong" weight={550}>
            {words.mission}
          </Text>
          <Heading as="h1" id="home-title" heading="hero" mt={2.5} mb={4} className={styles.title}>
            {words.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Heading>
          <Text as="p" size="touch" leading={1.8} tone="ink-2">
            {words.lead}
          </Text>
          <HeroDrawing className={styles.heroDrawing} />
          <Text as="p" tone="ink-2" textAlign="center" className={styles.small}>
            {words.noAccount}
          </Text>
        </section>
        <Steps />
        <Proofs />
        <Verify />
        <Audiences />
        <p className={styles.manual}>
          <Link to="/manual">{words.manual}</Link>
        </p>
      </main>
      <SiteFoot />
      <Bar isMember={isMember} />
    </div>
  );
}

function Bar({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  const shared = useText(sharedText);
  return (
    <Row as="nav" gap={2.5} align="stretch" borderTop fill="paper" className={styles.bar} aria-label={shared.product}>
      {isMember ? (
        <Link to="/wesign" className={buttonClass('primary', 'm', true)}>
          {words.enter}
        </Link>
      ) : (
        <>
          <Link to="/login" className={buttonClass('secondary')}>
            {shared.login}
          </Link>
          <Link to="/register" className={buttonClass('primary', 'm', true)}>
            {words.trial}
          </Link>
        </>
      )}
    </Row>
  );
}

function Steps() {
  const words = useText(homeText);
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <Heading id="steps-title" heading="page" className={styles.heading}>
        {words.stepsTitle}
      </Heading>
      <ol>
        {words.steps.map(({ title, text }, at) => (
          <Box as="li" key={title} py={5} borderBottom size="touch" leading={1.75} tone="ink-2" className={styles.step}>
            <Row gap={3} align="baseline" mb={1.5} tone="ink">
              <Text heading="m" tone="brand" aria-hidden="true">
                {words.stepNumbers[at]}
              </Text>
              <Heading as="h3" heading="l">
                {title}
              </Heading>
            </Row>
            <p>{text}</p>
            <StepDrawing step={at} className={styles.stepDrawing} />
          </Box>
        ))}
      </ol>
    </section>
  );
}

function Proofs() {
  const words = useText(homeText);
  return (
    <section className={styles.section} aria-labelledby="proof-title">
      <Heading id="proof-title" heading="page" className={styles.heading}>
        {words.proofTitle}
      </Heading>
      <Text as="p" mt={2.5} mb={4} size="touch" leading={1.75} tone="ink-2">
        {words.proofLead}
      </Text>
      {words.proofs.map(({ title, text }, at) => (
        <details key={title} className={styles.proof} open={at === 0}>
          <summary>
            {title}
            <Icon name="chevronDown" size={18} />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </section>
  );
}

function Verify() {
  const words = useText(homeText);
  return (
    <section className={styles.verify} aria-labelledby="verify-title">
      <Heading id="verify-title" heading="page" className={styles.heading}>
        {words.verifyTitle}
      </Heading>
      <p>{words.verifyText}</p>
      <Link to="/verify" className={box({ mt: 2, fill: 'paper', tone: 'ink' }, styles.onInk)}>
        <Icon name="shield" size={20} />
        {words.verifyGo}
      </Link>
      <a href="/pki/ca/root.cer" download className={styles.onInkQuiet}>
        <Icon name="download" size={18} />
        {words.root}
      </a>
    </section>
  );
}

function Audiences() {
  const words = useText(homeText);
  return (
    <section className={styles.section} aria-labelledby="for-title">
      <Heading id="for-title" heading="page" className={styles.heading}>
        {words.forTitle}
      </Heading>
      <ul className={styles.audiences}>
        {words.audiences.map(({ title, lead, points }) => (
          <Box as="li" key={title} py={5} borderBottom>
            <Heading as="h3" heading="l">
              {title}
            </Heading>
            <Text as="p" mt={0.5} mb={2.5} tone="brand-strong">
              {lead}
            </Text>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Box>
        ))}
      </ul>
    </section>
  );
}
