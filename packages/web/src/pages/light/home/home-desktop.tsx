import { Link } from '@tanstack/react-router';
import { SiteFoot } from '../../../parts/site-foot/site-foot.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
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
    <header className={styles.header}>
      <Link to="/homePage" className={styles.brand} aria-label={shared.product}>
        <Logo />
      </Link>
      <nav className={styles.contents} aria-label={words.sections}>
        <a href="#steps">{words.stepsTitle}</a>
        <a href="#proof">{words.proofTitle}</a>
        <a href="#for">{words.forTitle}</a>
      </nav>
      <div className={styles.ways}>
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
      </div>
    </header>
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
    <section className={styles.hero} aria-labelledby="home-title">
      <div>
        <p className={styles.mission}>{words.mission}</p>
        <h1 id="home-title" className={styles.title}>
          {words.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.acts}>
          <Act isMember={isMember} />
          {!isMember && (
            <Link to="/login" className={buttonClass('secondary', 'l')}>
              {shared.login}
            </Link>
          )}
        </div>
        <p className={styles.small}>{words.noAccount}</p>
      </div>
      <HeroDrawing className={styles.heroDrawing} />
    </section>
  );
}

function Steps() {
  const words = useText(homeText);
  return (
    <section className={styles.steps} id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title" className={styles.heading}>
        {words.stepsTitle}
      </h2>
      <ol className={styles.stepList}>
        {words.steps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <StepDrawing step={at} className={styles.stepDrawing} />
            <span className={styles.number} aria-hidden="true">
              {words.stepNumbers[at]}
            </span>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Proofs() {
  const words = useText(homeText);
  return (
    <section className={styles.proofs} id="proof" aria-labelledby="proof-title">
      <ProofDrawing className={styles.proofDrawing} />
      <div>
        <h2 id="proof-title" className={styles.heading}>
          {words.proofTitle}
        </h2>
        <p className={styles.proofLead}>{words.proofLead}</p>
        <ol className={styles.points}>
          {words.proofs.map(({ title, text }) => (
            <li key={title} className={styles.point}>
              <h3 className={styles.pointTitle}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Verify() {
  const words = useText(homeText);
  return (
    <section className={styles.verify} aria-labelledby="verify-title">
      <div className={styles.verifyInner}>
        <h2 id="verify-title" className={styles.heading}>
          {words.verifyTitle}
        </h2>
        <div className={styles.verifyWords}>
          <p>{words.verifyText}</p>
          <div className={styles.acts}>
            <Link to="/verify" className={styles.onInk}>
              <Icon name="shield" size={20} />
              {words.verifyGo}
            </Link>
            <a href="/pki/ca/root.cer" download className={styles.onInkQuiet}>
              <Icon name="download" size={18} />
              {words.root}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Audiences() {
  const words = useText(homeText);
  return (
    <section className={styles.audiences} id="for" aria-labelledby="for-title">
      <h2 id="for-title" className={styles.heading}>
        {words.forTitle}
      </h2>
      <ul className={styles.audienceList}>
        {words.audiences.map(({ title, lead, points }) => (
          <li key={title} className={styles.audience}>
            <h3 className={styles.audienceTitle}>{title}</h3>
            <p className={styles.audienceLead}>{lead}</p>
            <ul className={styles.audiencePoints}>
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

function Closing({ isMember }: { isMember: boolean }) {
  const words = useText(homeText);
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title" className={styles.title}>
        {words.closing}
      </h2>
      <p>{words.closingText}</p>
      <div className={styles.acts}>
        <Act isMember={isMember} />
        <Link to="/manual" className={buttonClass('quiet', 'l')}>
          {words.manual}
        </Link>
      </div>
    </section>
  );
}
