import { useText } from '../../../../text/text.ts';
import { useTitle } from '../../../../text/use-title.ts';
import { Page } from '../../parts/page.tsx';
import { membersText } from './members-text.ts';

/** Who belongs to the enterprise (Spec §2 "Enterprise pages", §6 "Members"). */
export function MembersPage() {
  const words = useText(membersText);
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead}>
      {null}
    </Page>
  );
}
