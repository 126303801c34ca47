import { BUILT_IN_ROLE_LABELS, type EnterpriseRole, type Language } from '@countersign/contract';
import { isBuiltInAlias, toWsid } from '@countersign/domain';

/** A built-in role has its name in the language of the reader (Rulings §8.6); any other keeps its own. */
export const roleNameIn = (
  { name, alias }: { readonly name: string; readonly alias: string | null },
  language: Language,
): string => (isBuiltInAlias(alias) ? BUILT_IN_ROLE_LABELS[language][alias] : name);

/** A role as every reply shows it. */
export const presentRole = (
  role: { readonly id: string; readonly name: string; readonly alias: string | null },
  language: Language,
): EnterpriseRole => ({
  enterpriseRoleWsid: toWsid('role', role.id),
  name: roleNameIn(role, language),
  alias: role.alias,
});
