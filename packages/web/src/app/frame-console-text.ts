import { defineText } from '../text/text.ts';

export const accountsText = defineText(
  {
    accounts: '账号',
    switcher: (name: string) => `账号菜单：${name}`,
    personal: '个人账号',
    switchTo: '切换账号',
    search: '按名称查找账号',
    removed: '您已被管理员移出，无法使用',
    makeDefault: (name: string) => `登录后默认使用：${name}`,
    makeDefaultShort: '设为登录后的默认账号',
    isDefault: '登录后的默认账号',
    defaultSet: '已设为登录后的默认账号',
    switched: (name: string) => `已切换到${name}`,
    found: '创建企业账号',
    settings: '账号与印章',
  },
  {
    accounts: 'Accounts',
    switcher: (name) => `Account menu: ${name}`,
    personal: 'Personal account',
    switchTo: 'Switch account',
    search: 'Find an account by name',
    removed: 'Removed by its administrator',
    makeDefault: (name) => `Use after login by default: ${name}`,
    makeDefaultShort: 'Make it the default after login',
    isDefault: 'The default after login',
    defaultSet: 'This account is the default after login now',
    switched: (name) => `You are in ${name} now`,
    found: 'Create an enterprise account',
    settings: 'Account and seals',
  },
);
