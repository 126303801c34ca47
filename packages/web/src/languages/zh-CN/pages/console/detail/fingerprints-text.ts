export const text = {
  title: '文件指纹',
  lead: '如果下载文件的 SHA-256 与此处一致，就是同一份文件。',
  current: '当前文件',
  completed: '签署完成时（证据报告中的记录）',
  renewed: '完成后又加盖了新的归档时间戳：原文件内容未改动，新文件只是在其后追加了数据。',
  archived: (day: string) => `归档时间戳有效至 ${day}，到期前自动续盖。`,
};
