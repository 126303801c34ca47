import type { RoleMember } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../../text/text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { candidatesQuery } from './queries.ts';
import styles from './roles.module.css';
import { rolesText } from './roles-text.ts';

interface MemberChoiceProps {
  label: string;
  roleId: string;
  /** One alone, instead of any number. */
  isSingle?: boolean;
  chosen: readonly RoleMember[];
  onChosen: (chosen: readonly RoleMember[]) => void;
  /** Those who cannot be chosen. */
  without?: string;
  error: string | null;
  /** Where there is nobody at all. */
  nobody: string;
}

/** Members found by typing and chosen by a tap; who is chosen stays so whatever is searched for next. */
export function MemberChoice(props: MemberChoiceProps) {
  const { label, roleId, isSingle = false, chosen, onChosen, without, error, nobody } = props;
  const words = useText(rolesText);
  const id = useId();
  const [search, setSearch] = useState('');
  const { data } = useQuery(candidatesQuery(roleId, search));
  const found = data?.members.filter(({ memberWsid }) => memberWsid !== without);
  const kept = chosen.filter((one) => !found?.some(({ memberWsid }) => memberWsid === one.memberWsid));
  const isChosen = ({ memberWsid }: RoleMember) => chosen.some((one) => one.memberWsid === memberWsid);
  const toggle = (member: RoleMember) => {
    if (isSingle) return onChosen([member]);
    onChosen(
      isChosen(member) ? chosen.filter(({ memberWsid }) => memberWsid !== member.memberWsid) : [...chosen, member],
    );
  };
  const row = (member: RoleMember): ReactNode => (
    <Choice
      key={member.memberWsid}
      member={member}
      group={id}
      isSingle={isSingle}
      isChosen={isChosen(member)}
      onToggle={() => toggle(member)}
    />
  );
  return (
    <fieldset className={styles.choice} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={styles.choiceLabel}>{label}</legend>
      <SearchField label={words.search} value={search} onChange={setSearch} />
      <div className={styles.candidates}>
        {found === undefined ? (
          <Skeleton height={96} />
        ) : (
          <>
            {kept.map(row)}
            {found.map(row)}
            {found.length + kept.length === 0 && (
              <p className={styles.quiet}>{search === '' ? nobody : words.noCandidates}</p>
            )}
          </>
        )}
      </div>
      {data !== undefined && data.page.totalElements > data.members.length && (
        <p className={styles.quiet}>{words.moreCandidates}</p>
      )}
      {!isSingle && chosen.length > 0 && <p role="status">{words.chosen(chosen.length)}</p>}
      <div aria-live="polite">
        {error !== null && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  member: RoleMember;
  group: string;
  isSingle: boolean;
  isChosen: boolean;
  onToggle: () => void;
}
function Choice({ member: { name, contact }, group, isSingle, isChosen, onToggle }: ChoiceProps) {
  const who = (
    <span className={styles.candidate}>
      <Avatar name={name} size={28} />
      <span>
        {name} {contact !== name && <span className={styles.quiet}>{contact}</span>}
      </span>
    </span>
  );
  if (!isSingle)
    return (
      <Checkbox checked={isChosen} onChange={onToggle}>
        {who}
      </Checkbox>
    );
  return (
    <label className={styles.radio}>
      <input type="radio" name={group} checked={isChosen} onChange={onToggle} />
      {who}
    </label>
  );
}
