export const text = {
  label: (name: string) => `“${name}”的密码`,
  placeholder: '文件密码',
  hint: '只用于这一次，不会保存。',
  open: '打开文件',
};
