import { BUILT_IN_ROLE_NAMES, isBuiltInAlias } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

/** Built-in roles in the language of the user; roles created by an enterprise keep their own name. */
const useBuiltInText = defineText(BUILT_IN_ROLE_NAMES['zh-CN'], BUILT_IN_ROLE_NAMES.en);

export function useRoleNameOf(): (role: { readonly name: string; readonly alias: string | null }) => string {
  const words = useBuiltInText();
  return ({ name, alias }) => (isBuiltInAlias(alias) ? words[alias] : name);
}
