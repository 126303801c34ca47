import { useText } from '../../../../text/text.ts';
import { useTitle } from '../../../../text/use-title.ts';
import { Page } from '../../parts/page.tsx';
import { forbiddenText } from './forbidden-text.ts';

/** Who was removed by disabling, and the way back (Spec §4 "Enterprise membership", §6 "forbidden-members page"). */
export function ForbiddenPage() {
  const words = useText(forbiddenText);
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead}>
      {null}
    </Page>
  );
}
