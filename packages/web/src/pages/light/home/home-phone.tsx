import { Link } from '@tanstack/react-router';
import { SiteFoot } from '../../../parts/site-foot/site-foot.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import styles from './phone.module.css';
import { StepDrawing } from './step-drawings.tsx';
import { homeText } from './words.ts';

/** The home page on a phone: one column, long parts folded, and the main button within reach of the thumb. */
export function HomePhone({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  const shared = useText(sharedText);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/homePage" className={styles.brand} aria-label={shared.product}>
          <Logo size={28} />
        </Link>
        <LanguageSwitch />
      </header>
      <main>
        <section className={styles.hero} aria-labelledby="home-title">
          <p className={styles.mission}>{words.mission}</p>
          <h1 id="home-title" className={styles.title}>
            {words.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <HeroDrawing className={styles.heroDrawing} />
          <p className={styles.small}>{words.noAccount}</p>
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
    <nav className={styles.bar} aria-label={shared.product}>
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
    </nav>
  );
}

function Steps() {
  const words = useText(homeText);
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title" className={styles.heading}>
        {words.stepsTitle}
      </h2>
      <ol>
        {words.steps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <div className={styles.stepHead}>
              <span className={styles.number} aria-hidden="true">
                {words.stepNumbers[at]}
              </span>
              <h3 className={styles.stepTitle}>{title}</h3>
            </div>
            <p>{text}</p>
            <StepDrawing step={at} className={styles.stepDrawing} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Proofs() {
  const words = useText(homeText);
  return (
    <section className={styles.section} aria-labelledby="proof-title">
      <h2 id="proof-title" className={styles.heading}>
        {words.proofTitle}
      </h2>
      <p className={styles.sectionLead}>{words.proofLead}</p>
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
      <h2 id="verify-title" className={styles.heading}>
        {words.verifyTitle}
      </h2>
      <p>{words.verifyText}</p>
      <Link to="/verify" className={styles.onInk}>
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
      <h2 id="for-title" className={styles.heading}>
        {words.forTitle}
      </h2>
      <ul className={styles.audiences}>
        {words.audiences.map(({ title, lead, points }) => (
          <li key={title} className={styles.audience}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p className={styles.audienceLead}>{lead}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
