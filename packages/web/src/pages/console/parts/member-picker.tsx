import { useState } from 'react';
import { defineText } from '../../../text/text.ts';
import { type MemberToPick, useMembersToPick } from '../model/members-to-pick.ts';
import { PickList, type PickOption } from './pick-list.tsx';

const useWords = defineText('pages/console/parts/member-picker');

interface MemberPickerProps {
  label: string;
  /** memberWsids with names: the selection is kept whatever is searched for next. */
  chosen: ReadonlyMap<string, string>;
  onChosen: (chosen: ReadonlyMap<string, string>) => void;
  error: string | null;
  /** Only one can be chosen, instead of any number. */
  isSingle?: boolean;
  /** The members that cannot be chosen. */
  without?: string | undefined;
  /** Only members who can be bound to this role. */
  roleId?: string;
  /** Shown when there are no members at all. */
  empty?: string;
}

/** Picks members of the active enterprise, searched by typing. */
export function MemberPicker({ without, roleId, empty, ...list }: MemberPickerProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const { members, search, isError, hasMore, isLoadingMore, loadMore } = useMembersToPick(typed, roleId);
  const options = members?.filter(({ memberWsid }) => memberWsid !== without).map(optionOf);
  return (
    <PickList
      {...list}
      people
      search={roleId === undefined ? words.search : words.searchAll}
      typed={typed}
      onTyped={setTyped}
      options={isError ? [] : options}
      nothing={isError ? words.failed : search === '' ? (empty ?? words.none) : words.none}
      more={hasMore ? { load: loadMore, isLoading: isLoadingMore } : null}
    />
  );
}

const optionOf = ({ memberWsid, name, contact, departmentName, title }: MemberToPick): PickOption => {
  const about = [departmentName, title, contact === name ? '' : contact];
  return { id: memberWsid, title: name, detail: about.filter(Boolean).join(' · ') };
};
