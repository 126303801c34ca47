import { defineText } from '../../text/text.ts';

const useNames = defineText(
  { privacy: '隐私政策', terms: '服务条款' },
  { privacy: 'Privacy policy', terms: 'Terms of service' },
);

/** Opens beside the page, so that what is typed there is kept. */
export function LegalLink({ document }: { document: 'privacy' | 'terms' }) {
  const names = useNames();
  return (
    <a href={`/legal/${document}`} target="_blank" rel="noreferrer">
      {names[document]}
    </a>
  );
}
