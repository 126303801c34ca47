export const text = {
  manual: '用户手册',
  download: '下载用户手册（PDF）',
  verify: '验证签名文件',
  root: '下载根证书',
  practice: '电子认证业务规则',
  report: '投诉与求助',
  access: '无障碍说明',
};
