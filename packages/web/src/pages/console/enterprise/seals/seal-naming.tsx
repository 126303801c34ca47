import { useQuery } from '@tanstack/react-query';
import { Grid, SelectField, TextField, bound } from '../../../../ui/index.ts';
import { useNewSealText } from './new-seal-text.ts';
import { groupsQuery } from './queries.ts';
import styles from './sheets.module.css';

interface SealNamingProps {
  name: string;
  maxLength: number;
  error: string | null;
  onName: (name: string) => void;
  groupWsid: string | null;
  onGroup: (groupWsid: string | null) => void;
}

/** The name and group of a new seal. */
export function SealNaming({ name, maxLength, error, onName, groupWsid, onGroup }: SealNamingProps) {
  const words = useNewSealText();
  const { data: groups = [] } = useQuery(groupsQuery);
  return (
    <Grid gap={4} className={styles.pair}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={maxLength}
        {...bound(name, onName)}
        error={error}
      />
      {groups.length > 0 && (
        <SelectField
          label={words.group}
          value={groupWsid ?? ''}
          onChange={({ currentTarget: { value } }) => onGroup(value === '' ? null : value)}
          none={words.noGroup}
          options={groups.map((group) => [group.groupWsid, group.name])}
        />
      )}
    </Grid>
  );
}
