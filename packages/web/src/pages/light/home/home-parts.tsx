import { Link } from '@tanstack/react-router';
import { authorityName } from '../../../text/authority-name.ts';
import { Icon, Row, Text, box, buttonClass } from '../../../ui/index.ts';
import { Logo } from '../../../ui/logo.tsx';
import styles from './home-parts.module.css';
import { useHomeText } from './words.ts';

export const HomeLink = ({ size }: { size?: number }) => (
  <Link
    to="/homePage"
    className={box({ inlineRow: true, minHeight: 'touch', plainLink: true })}
    aria-label={authorityName()}
  >
    <Logo size={size} />
  </Link>
);

/** The mission of the product in lines of their own. */
export function TitleLines() {
  return useHomeText().heading.map((line) => (
    <Text block key={line}>
      {line}{' '}
    </Text>
  ));
}

/** The links on dark ground to the verification and to the certificate that other readers need. */
export function VerifyLinks() {
  const words = useHomeText();
  return (
    <Row gapX={5} gapY={3} wrap mt={2} className={styles.links}>
      <Link to="/verify" className={buttonClass('secondary', 'l')}>
        <Icon name="shield" size={20} />
        {words.verifyGo}
      </Link>
      <a href="/pki/ca/root.cer" download className={box({ inlineRow: true, gap: 2.5, minHeight: 'touch' })}>
        <Icon name="download" size={18} />
        {words.root}
      </a>
    </Row>
  );
}
