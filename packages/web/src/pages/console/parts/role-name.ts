import { type BuiltInAlias, isBuiltInAlias } from '@countersign/domain';
import { defineText, useText } from '../../../text/text.ts';

/** Built-in roles in the reader's language; those an enterprise has made itself keep their own name. */
const builtInText = defineText<Record<BuiltInAlias, string>>(
  {
    SUPER_ADMINISTRATOR: '超级管理员',
    ADMINISTRATOR: '管理员',
    SEAL_ADMINISTRATOR: '印章管理员',
    TEMPLATE_ADMINISTRATOR: '模板管理员',
    FINANCE_ADMINISTRATOR: '财务管理员',
    MEMBER: '成员',
  },
  {
    SUPER_ADMINISTRATOR: 'Owner',
    ADMINISTRATOR: 'Administrator',
    SEAL_ADMINISTRATOR: 'Seal administrator',
    TEMPLATE_ADMINISTRATOR: 'Template administrator',
    FINANCE_ADMINISTRATOR: 'Finance administrator',
    MEMBER: 'Member',
  },
);

export function useRoleNameOf(): (role: { readonly name: string; readonly alias: string | null }) => string {
  const words = useText(builtInText);
  return ({ name, alias }) => (isBuiltInAlias(alias) ? words[alias] : name);
}
