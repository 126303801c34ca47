import { LEGAL_DOCUMENTS } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { defineText, useLanguage } from '../../text/text.ts';
import { useLegalNames } from '../legal/legal-names.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import { manualPdf } from './manual-pdf.ts';

const useWords = defineText('parts/site-foot/foot-links');

/** What the foot leads to, and the theme: loaded after the page, which no one leaves by them first. */
export function FootLinks() {
  const words = useWords();
  const names = useLegalNames();
  const language = useLanguage();
  return (
    <>
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
      <Link to="/accessibility">{words.access}</Link>
      <Link to="/report">{words.report}</Link>
      <ThemeChoice />
    </>
  );
}
