import type { PolicyRole } from '@countersign/contract';
import {
  PERMISSIONS,
  PERMISSION_AREAS,
  type PermissionArea,
  type Privileges,
  type RoleFacts,
  SUPER_ADMINISTRATOR,
  judgeRoleKeys,
  mayDo,
} from '@countersign/domain';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../../../api/privileges.ts';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Banner, Box, Button, Hint, Icon, Row, Small, Text, toast } from '../../../../ui/index.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FloatingBar } from '../../../../ui/floating-bar.tsx';
import { usePermissionText } from './permission-text.ts';
import { saveKeys } from './queries.ts';
import styles from './roles.module.css';
import { useRolesText } from './roles-text.ts';

interface RoleMatrixProps {
  role: PolicyRole;
  by: Privileges;
  facts: RoleFacts;
  draft: ReadonlySet<string> | null;
  onDraft: (keys: ReadonlySet<string> | null) => void;
}
type Key = (typeof PERMISSIONS)[number];
const isOwnersAlone = (key: Key): boolean => 'ownerOnly' in key;

/** Every permission by area: its name, the page it opens and what it allows there (Spec §6). */
export function RoleMatrix({ role, by, facts, draft, onDraft }: RoleMatrixProps) {
  const words = useRolesText();
  const mayManage = useMay('privileges:manage');
  const judged = judgeRoleKeys(
    by,
    facts,
    facts.keys.filter((key) => by.keys.has(key) || by.isOwner),
  );
  const mayChange = mayManage && judged.ok;
  const saved = new Set(facts.keys);
  const held = mayChange ? (draft ?? saved) : saved;
  const toggle = (key: string) => {
    const next = new Set(held);
    if (!next.delete(key)) next.add(key);
    onDraft(changesOf(saved, next) === 0 ? null : next);
  };
  return (
    <SectionCard heading="h3" title={words.permissions}>
      {role.alias === SUPER_ADMINISTRATOR ? (
        <Banner>{words.ownerHasAll}</Banner>
      ) : (
        mayManage &&
        (judged.ok ? (
          !by.isOwner && <Hint text={words.onlyHeld} />
        ) : (
          <Banner>{facts.isOwn ? words.notYours : words.above}</Banner>
        ))
      )}
      {PERMISSION_AREAS.map((area) => (
        <Area key={area} area={area} held={held} by={by} mayChange={mayChange} onToggle={toggle} />
      ))}
      {mayChange && draft !== null && <SaveBar role={role} saved={saved} draft={draft} onDraft={onDraft} />}
    </SectionCard>
  );
}

/** The number of keys that are in only one of the two sets. */
const changesOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((key) => !other.has(key)).length + [...other].filter((key) => !one.has(key)).length;

interface AreaProps {
  area: PermissionArea;
  held: ReadonlySet<string>;
  by: Privileges;
  mayChange: boolean;
  onToggle: (key: string) => void;
}
function Area({ area, held, by, mayChange, onToggle }: AreaProps) {
  const words = useRolesText();
  const names = usePermissionText();
  const keys = PERMISSIONS.filter((one) => one.area === area);
  const count = keys.filter(({ key }) => held.has(key)).length;
  return (
    <Box as="fieldset">
      <Box as="legend" width="full" px={0} pt={0} pb={1.5} borderBottom weight={600}>
        {names.areas[area]} <Small as="span" ml={1.5} weight={400} tabular text={words.held(count, keys.length)} />
      </Box>
      {keys.map((one) => (
        <KeyRow
          key={one.key}
          one={one}
          isHeld={held.has(one.key)}
          canChange={mayChange && !isOwnersAlone(one) && mayDo(by, one.key)}
          isShownOnly={!mayChange}
          onToggle={() => onToggle(one.key)}
        />
      ))}
    </Box>
  );
}

interface KeyRowProps {
  one: Key;
  isHeld: boolean;
  canChange: boolean;
  isShownOnly: boolean;
  onToggle: () => void;
}
function KeyRow({ one, isHeld, canChange, isShownOnly, onToggle }: KeyRowProps) {
  const words = useRolesText();
  const names = usePermissionText();
  const { name, acts } = names.keys[one.key];
  const what = (
    <Row as="span" gapY={0.5} gapX={4} align="baseline" wrap justify="between" grow minWidth={0}>
      <span className={styles.keyText}>
        <Text block weight={500} className={styles.keyName}>
          {name}
          {isOwnersAlone(one) && ` · ${words.ownerOnly}`}
        </Text>
        <Text block tone="ink-2" size="m" className={styles.keyActs} text={acts} />
      </span>
      {one.page !== null && <Small as="span" rigid text={words.opensPage(names.pages[one.page])} />}
    </Row>
  );
  if (isShownOnly)
    return (
      <div className={isHeld ? styles.key : `${styles.key} ${styles.without}`}>
        <Icon name={isHeld ? 'check' : 'minus'} size={18} />
        {what}
        <span className="visually-hidden">{isHeld ? words.has : words.hasNot}</span>
      </div>
    );
  return (
    <div className={styles.key}>
      <Checkbox label={what} checked={isHeld} disabled={!canChange} onChange={onToggle} />
    </div>
  );
}

interface SaveBarProps {
  role: PolicyRole;
  saved: ReadonlySet<string>;
  draft: ReadonlySet<string>;
  onDraft: (keys: null) => void;
}
/** Ticks take effect only when saved, so that no permission is removed by accident. */
function SaveBar({ role, saved, draft, onDraft }: SaveBarProps) {
  const words = useRolesText();
  const save = useMutation({
    mutationFn: () => saveKeys(role, draft),
    onSuccess: () => {
      onDraft(null);
      toast('success', words.saved);
    },
    onError: showError,
  });
  return (
    <FloatingBar label={words.unsaved} status={words.changed(changesOf(saved, draft))}>
      <Button variant="quiet" label={words.discard} disabled={save.isPending} onClick={() => onDraft(null)} />
      <Button variant="primary" label={words.saveKeys} busy={save.isPending} onClick={() => save.mutate()} />
    </FloatingBar>
  );
}
