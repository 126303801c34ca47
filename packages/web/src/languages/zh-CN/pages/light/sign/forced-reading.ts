export const text = {
  end: '发起人要求：处理前，每一页都要在页面上显示过。会如实记录。',
  seconds: (count: number) => `发起人要求：处理前，每份文件至少在页面上显示 ${count} 秒。会如实记录。`,
  pagesLeft: (name: string, left: number) => `《${name}》还有 ${left} 页`,
  secondsLeft: (name: string, left: number) => `《${name}》还需 ${left} 秒`,
  next: '去未显示的页',
  there: '去这份文件',
  met: '已达到要求',
};
