import { defineText } from '../../text/text.ts';
import { Hint } from '../../ui/index.ts';
import { LegalLink } from './legal-link.tsx';

const useWords = defineText('parts/legal/accepted-by-press');

/** What a person accepts with an act; it names the button it belongs to (ux 25). */
export function AcceptedByPress({ act }: { act: string }) {
  const words = useWords();
  return (
    <Hint size="s">
      {words.before(act)} <LegalLink document="terms" /> {words.and} <LegalLink document="privacy" />
    </Hint>
  );
}
