import { Button, EmptyState } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EMPTY_SEARCH, type ListSearch, isFiltered, writeListSearch } from '../model/list-search.ts';
import { useConsoleText } from '../words.ts';
import { useEnvelopesText } from './text.ts';

/** An empty tab says what will appear there and offers the next act (ux 32). */
export function NothingHere({ search, onClear }: { search: ListSearch; onClear: () => void }) {
  const words = useEnvelopesText();
  const shared = useConsoleText();
  if (isFiltered(search)) {
    return (
      <EmptyState
        drawing="search"
        title={words.nothingFound}
        action={<Button label={words.clear} onClick={onClear} />}
        why={words.nothingFoundWords}
      />
    );
  }
  const empty = words.empty[search.status] ?? words.empty['other']!;
  const offersNew = search.status === 'ALL' || search.status === 'DRAFT' || search.status === 'WAITING_OTHERS';
  return (
    <EmptyState
      drawing={search.status.startsWith('WAITING_ME') ? 'done' : 'paper'}
      title={empty.title}
      action={
        offersNew ? (
          <LinkButton variant="primary" label={shared.newEnvelope} to="/envelopes/new" />
        ) : (
          <LinkButton label={words.all} to="/envelopes" search={writeListSearch(EMPTY_SEARCH)} />
        )
      }
      why={empty.words}
    />
  );
}
