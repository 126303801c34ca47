export const text = { download: '下载 PDF', top: '回到目录', link: (title: string) => `“${title}”的链接` };
