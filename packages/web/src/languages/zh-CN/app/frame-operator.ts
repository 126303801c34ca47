export const text = {
  navigation: '运营控制台导航',
  menu: '菜单',
  account: (name: string) => `操作员菜单：${name}`,
};
