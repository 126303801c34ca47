import { OPERATOR_ROLES, type OperatorRole } from '@countersign/domain';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Fault, Grid, Small } from '../../../ui/index.ts';
import { useRoleText } from '../parts/role-names.ts';
import { useOperatorsText } from './text.ts';

interface Props {
  chosen: readonly OperatorRole[];
  onChoose: (roles: readonly OperatorRole[]) => void;
  isMissing: boolean;
}

/** The roles of an operator, who may have several. */
export function RoleChoices({ chosen, onChoose, isMissing }: Props) {
  const words = useOperatorsText();
  const { roles, hints } = useRoleText();
  const toggle = (role: OperatorRole) =>
    onChoose(OPERATOR_ROLES.filter((one) => chosen.includes(one) !== (one === role)));
  return (
    <Grid as="fieldset" gap={1}>
      <legend>{words.roles}</legend>
      {OPERATOR_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={
            <>
              {roles[role]}
              <Small block text={hints[role]} />
            </>
          }
          checked={chosen.includes(role)}
          onChange={() => toggle(role)}
        />
      ))}
      {isMissing && <Fault>{words.rolesMissing}</Fault>}
    </Grid>
  );
}
