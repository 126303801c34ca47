import type { OperatorRole } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

/** The roles of operators, and what each is for. */
export const useRoleText = defineText('pages/operator/parts/role-names');

/** Lists roles in the language of the page. */
export function useRoleNames(): (roles: readonly OperatorRole[]) => string {
  const words = useRoleText();
  return (roles) => roles.map((role) => words.roles[role]).join(words.join);
}
