import { defineText } from '../../text/text.ts';

const useNames = defineText('parts/legal/legal-link');

/** Opens beside the page, so that what is typed there is kept. */
export function LegalLink({ document }: { document: 'privacy' | 'terms' }) {
  const names = useNames();
  return (
    <a href={`/legal/${document}`} target="_blank" rel="noreferrer">
      {names[document]}
    </a>
  );
}
