import { Suspense, lazy } from 'react';
import { authorityName } from '../../text/authority-name.ts';
import { Row } from '../../ui/index.ts';
import styles from './site-foot.module.css';

const FootLinks = lazy(() => import('./foot-links.tsx').then((part) => ({ default: part.FootLinks })));

const FIRST_YEAR = 2025;
const THIS_YEAR = new Date().getFullYear();
const YEARS = THIS_YEAR > FIRST_YEAR ? `${FIRST_YEAR}–${THIS_YEAR}` : String(FIRST_YEAR);

/** The footer of the logged-out frame: copyright years, the user manual, and public verification (Spec §2). */
export const SiteFoot = () => (
  <Row as="footer" gapY={1} gapX={6} wrap justify="center" size="s" tone="ink-3" className={styles.foot}>
    <span>
      © {YEARS} {authorityName()}
    </span>
    <Suspense>
      <FootLinks />
    </Suspense>
  </Row>
);
