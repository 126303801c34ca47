import { useQuery } from '@tanstack/react-query';
import { SelectField, bound } from '../../../../ui/index.ts';
import { groupsQuery } from './queries.ts';
import { useSheetsText } from './sheets-text.ts';

/** The group of a template; renders nothing if there are no groups. */
export function GroupSelect({ value, onChange }: { value: string; onChange: (bstGroupWsid: string) => void }) {
  const words = useSheetsText();
  const { data: groups = [] } = useQuery(groupsQuery);
  if (groups.length === 0) return null;
  return (
    <SelectField
      label={words.group}
      {...bound(value, onChange)}
      none={words.noGroup}
      options={groups.map(({ bstGroupWsid, name }) => [bstGroupWsid, name])}
    />
  );
}
