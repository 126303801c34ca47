export const text = {
  title: '附件',
  by: (name: string, when: string) => `${name}，${when} 签署时提交`,
  download: (name: string) => `下载 ${name}`,
};
