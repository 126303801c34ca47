import { LEGAL_DOCUMENTS } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { authorityName } from '../../text/authority-name.ts';
import { defineText, useLanguage } from '../../text/text.ts';
import { manualPdf } from './manual-pdf.ts';
import { useLegalNames } from '../legal/legal-links.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './site-foot.module.css';

const FIRST_YEAR = 2025;
const THIS_YEAR = new Date().getFullYear();
const YEARS = THIS_YEAR > FIRST_YEAR ? `${FIRST_YEAR}–${THIS_YEAR}` : String(FIRST_YEAR);

const useWords = defineText(
  {
    manual: '用户手册',
    download: '下载用户手册（PDF）',
    verify: '验证签名文件',
    root: '下载根证书',
    practice: '电子认证业务规则',
    report: '投诉与求助',
  },
  {
    manual: 'User manual',
    download: 'Download the manual (PDF)',
    verify: 'Verify a signed file',
    root: 'Root certificate',
    practice: 'Practice statement',
    report: 'Report or ask for help',
  },
);

/** The footer of the logged-out frame: copyright years, the user manual, and public verification (Spec §2). */
export function SiteFoot() {
  const words = useWords();
  const names = useLegalNames();
  const language = useLanguage();
  return (
    <Row as="footer" gapY={1} gapX={6} wrap justify="center" size="s" tone="ink-3" className={styles.foot}>
      <span>
        © {YEARS} {authorityName()}
      </span>
      <Link to="/manual">{words.manual}</Link>
      <a href={manualPdf(language)} download>
        {words.download}
      </a>
      <Link to="/verify">{words.verify}</Link>
      <a href="/pki/ca/root.cer" download>
        {words.root}
      </a>
      <Link to="/practice-statement">{words.practice}</Link>
      {LEGAL_DOCUMENTS.map((document) => (
        <Link key={document} to="/legal/$document" params={{ document }}>
          {names[document]}
        </Link>
      ))}
      <Link to="/report">{words.report}</Link>
    </Row>
  );
}
