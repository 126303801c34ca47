import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
        action={<Button onClick={onClear}>{words.clear}</Button>}
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
          <Link to="/envelopes/new" className={buttonClass('primary')}>
            {shared.newEnvelope}
          </Link>
        ) : (
          <Link to="/envelopes" search={writeListSearch(EMPTY_SEARCH)} className={buttonClass()}>
            {words.all}
          </Link>
        )
      }
      why={empty.words}
    />
  );
}
