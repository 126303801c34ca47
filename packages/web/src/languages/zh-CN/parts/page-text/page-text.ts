export const text = {
  label: '阅读模式',
  says: '文字按屏幕宽度重新排列，便于阅读；以合同原页为准。文字与页面显示不一致的地方以图片显示。',
  page: (page: number, of: number) => `第 ${page} 页，共 ${of} 页`,
  see: '查看原页',
  picture: '原页的一部分，以图片显示',
  empty: '这一页没有内容。',
  failed: '这一页没有加载出来。',
  retry: '重新加载',
  loading: '正在读取这一页…',
};
