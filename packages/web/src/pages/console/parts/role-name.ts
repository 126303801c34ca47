import { isBuiltInAlias } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

/** Built-in roles in the language of the user; roles created by an enterprise keep their own name. */
const useBuiltInText = defineText('pages/console/parts/role-name');

export function useRoleNameOf(): (role: { readonly name: string; readonly alias: string | null }) => string {
  const words = useBuiltInText();
  return ({ name, alias }) => (isBuiltInAlias(alias) ? words[alias] : name);
}
