import { type EnterpriseRole, type Language, storedLanguage } from '@countersign/contract';
import { roleNameIn, toWsid } from '@countersign/domain';

/** A role as every reply shows it: a built-in one has its name in the language of the reader (Rulings §8.6). */
export const presentRole = (
  role: { readonly id: string; readonly name: string; readonly alias: string | null },
  language: Language,
): EnterpriseRole => ({
  enterpriseRoleWsid: toWsid('role', role.id),
  name: roleNameIn(role, storedLanguage(language)),
  alias: role.alias,
});
